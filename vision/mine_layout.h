// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/pieces.h"

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <array>

namespace vision {

/// A tile has a frame of its own, 50 units wide and high.
inline constexpr double tileUnits = 50;

/// Where pieces lie around the board, in its frame, and what is printed where.
struct MineLayout {
    std::array<double, 4> rows{100, 151, 202, 253}; ///< middles of the tiles beside each level
    double tileWidth = 47;
    double tileHeight = 47;
    double firstFromEdge = 25;      ///< from the board's edge to the middle of the first tile
    double nextFromLast = 49;       ///< from one tile's middle to the next's
    cv::Point2d onlyCart{34, 28.5}; ///< in the frame of a tile with one cart
    std::array<cv::Point2d, 2> bothCarts{{{14.7, 29}, {36.5, 29}}};
    std::array<cv::Point2d, 4> boardCarts{
        {{124.5, 107}, {16.4, 154}, {15.3, 204}, {124.5, 254}}}; ///< by level
    bool operator==(const MineLayout &) const = default;
};

/// From a tile's frame to the board's, for a tile that lies straight with its middle there.
cv::Matx33d tileToBoard(const MineLayout &layout, cv::Point2d middle);

} // namespace vision
