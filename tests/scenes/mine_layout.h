// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"
#include "scenes/level.h"
#include "scenes/random.h"
#include "scenes/truth.h"

#include <vector>

namespace scenes {

/// A tile beside the shaft, before the mine is turned; the board's middle is at 0.
struct TilePlaced {
    scoring::coal_baron::Tile tile{};
    Place place;
    std::array<Load, 2> loads;
};

/// 0 to 24 tiles of a mine, never more of a kind than the box has.
std::vector<TilePlaced> chooseTiles(Random &random, Level level, double boardHeight, double load);

/// A cart's cube with that chance: mostly of the cart's colour.
Load chooseLoad(Random &random, Level level, scoring::coal_baron::Coal coal, double chance);

} // namespace scenes
