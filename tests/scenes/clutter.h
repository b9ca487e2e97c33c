// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/art.h"
#include "scenes/canvas.h"
#include "scenes/level.h"
#include "scenes/random.h"

#include <array>
#include <vector>

namespace scenes {

/// The places on the table that are taken, so that nothing is put onto what must be read.
struct Taken {
    std::vector<std::array<cv::Point2d, 4>> places;
};

/// Is there room for something as large as `reach` (its half diagonal)?
bool isFree(const Taken &taken, cv::Point2d middle, double reach);

/// Puts other things on the table, where there is room: cubes, coins, dice, papers, playing cards, a phone,
/// pens, rulebooks, other games, and with an art also backs of cards and loose tiles of this one.
void scatter(Canvas &canvas, Random &random, Taken &taken, int count, const Art *art);

} // namespace scenes
