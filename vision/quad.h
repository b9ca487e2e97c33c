// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <array>

namespace vision {

/// The four corners of a piece in the picture, in the piece's own order: top left first, then clockwise.
struct Quad {
    std::array<cv::Point2f, 4> corners{};
    bool operator==(const Quad &) const = default;
};

/// Where a point comes to.
cv::Point2d moved(const cv::Matx33d &move, cv::Point2d point);

cv::Point2f centre(const Quad &quad);

/// Square pixels, never negative.
double area(const Quad &quad);

/// Whether it can be a flat piece seen from above: no corner pressed in, and in the order of corners.
bool isSound(const Quad &quad);

/// Whether enough of a piece is in a picture of that size to learn from it.
bool canBeLearned(const Quad &quad, cv::Size picture);

bool contains(const Quad &quad, cv::Point2f point);

/// Of two convex quads: the area they share by the area they cover together, 0 to 1.
double overlap(const Quad &one, const Quad &other);

} // namespace vision
