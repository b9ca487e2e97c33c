// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/quad.h"

#include <opencv2/imgproc.hpp>

#include <cmath>

namespace vision {

cv::Point2f centre(const Quad &quad)
{
    // Where the diagonals meet: the middle of a flat piece in any perspective.
    const auto &[a, b, c, d] = quad.corners;
    const cv::Point2f along = c - a;
    const cv::Point2f across = d - b;
    const double turn = along.cross(across);
    if (std::abs(turn) < 1e-6)
        return (a + b + c + d) * 0.25F;
    return a + along * static_cast<float>((b - a).cross(across) / turn);
}

double area(const Quad &quad)
{
    return cv::contourArea(quad.corners);
}

bool contains(const Quad &quad, cv::Point2f point)
{
    return cv::pointPolygonTest(quad.corners, point, false) >= 0;
}

double overlap(const Quad &one, const Quad &other)
{
    std::vector<cv::Point2f> shared;
    const double common = cv::intersectConvexConvex(one.corners, other.corners, shared);
    const double together = area(one) + area(other) - common;
    return together > 0 ? common / together : 0;
}

} // namespace vision
