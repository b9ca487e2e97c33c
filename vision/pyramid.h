// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/quad.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace vision {

/// A picture in 8-bit BGR at exactly halving sizes, so that a piece is sampled at about the size it is looked
/// at: neither aliased nor slower in a large picture.
struct Pyramid {
    std::vector<cv::Mat> levels;
};

/// Empty for a picture that is not 8-bit BGR or has no pixels.
Pyramid makePyramid(const cv::Mat &bgr);

/// What maps the unit square, (0,0) to (1,1), onto the quad.
cv::Matx33d unitSquareTo(const Quad &quad);

cv::Point2f mapped(const cv::Matx33d &homography, cv::Point2d point);

/// The piece seen straight from above. `window` is the part to look at in the piece's own coordinates: the
/// unit square is the whole piece, a larger one shows what lies around it.
cv::Mat straightened(const Pyramid &pyramid, const Quad &quad, cv::Rect2d window, cv::Size size);

} // namespace vision
