// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/types.hpp>

#include <array>

namespace vision {

/// The four corners of a piece in the picture, in the piece's own order: top left first, then clockwise.
struct Quad {
    std::array<cv::Point2f, 4> corners{};
    bool operator==(const Quad &) const = default;
};

cv::Point2f centre(const Quad &quad);

/// Square pixels, never negative.
double area(const Quad &quad);

bool contains(const Quad &quad, cv::Point2f point);

/// Of two convex quads: the area they share by the area they cover together, 0 to 1.
double overlap(const Quad &one, const Quad &other);

} // namespace vision
