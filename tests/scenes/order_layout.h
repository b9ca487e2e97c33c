// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"
#include "scenes/level.h"
#include "scenes/random.h"

#include <optional>
#include <vector>

namespace scenes {

inline const cv::Size2d orderSize{44, 67};

/// How a player has laid out the delivered orders: in rows, edge to edge, loosely, in a fan. One place for
/// each of so many cards, or of 1 to 44, in the order in which they are laid.
std::vector<Place> chooseLayout(Random &random, Level level, std::optional<int> cards);

} // namespace scenes
