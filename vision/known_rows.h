// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/truth.h"

#include <array>

namespace vision {

/// With the carts printed on the board, whose cubes are what the tiles leave of the level's.
MineTruth withPrintedCarts(MineTruth truth);

/// What the pieces come to, row by row; one whose load is not said cannot add up to the level's count.
LevelCounts countPieces(const MineTruth &truth);

/// By level and side: whether it is known where all of the row's tiles lie, and how many carts each has.
using KnownRows = std::array<std::array<bool, 2>, 4>;

/// Where tiles are missing from the pieces, nobody can say of any place that no tile lies there, nor which of
/// the carts listed are right. The truth must have its printed carts.
KnownRows knownRows(const MineTruth &truth, cv::Size picture);

} // namespace vision
