// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_profile.h"
#include "vision/quad.h"

#include <optional>

namespace vision {

/// Where the first tile of a row has its middle, in the board's frame.
cv::Point2d firstTile(const MineLayout &layout, scoring::coal_baron::Coal level,
                      scoring::coal_baron::Side side);

/// Where the one after a tile would.
cv::Point2d nextTile(const MineLayout &layout, const cv::Matx33d &tileToBoard,
                     scoring::coal_baron::Side side);

/// A rectangle of a frame that leads to the picture.
Quad quadOf(const cv::Matx33d &toPicture, cv::Rect2d rectangle);

/// The frame of a rectangle of that size whose corners are those of the quad.
cv::Matx33d frameOf(const Quad &quad, double width, double height);

} // namespace vision
