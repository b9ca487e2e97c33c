// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"
#include "scenes/level.h"
#include "scenes/random.h"

#include <vector>

namespace scenes {

inline const cv::Size2d orderSize{44, 67};

/// How a player has laid out the delivered orders: in rows, edge to edge, loosely, in a fan. One place for
/// each of 1 to 44 cards, in the order in which they are laid.
std::vector<Place> chooseLayout(Random &random, Level level);

} // namespace scenes
