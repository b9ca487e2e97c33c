// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/quad.h"

#include <opencv2/imgproc.hpp>

#include <cmath>
#include <vector>

namespace vision {

cv::Point2d moved(const cv::Matx33d &move, cv::Point2d point)
{
    const cv::Vec3d there = move * cv::Vec3d(point.x, point.y, 1);
    return {there[0] / there[2], there[1] / there[2]};
}

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

bool isSound(const Quad &quad)
{
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d here = quad.corners[i];
        const cv::Point2d next = quad.corners[(i + 1) % 4];
        const cv::Point2d after = quad.corners[(i + 2) % 4];
        if ((next - here).cross(after - next) <= 0)
            return false;
    }
    return true;
}

bool canBeLearned(const Quad &quad, cv::Size picture)
{
    constexpr double smallest = 16; // square pixels
    constexpr double enough = 0.8;  // a corner may be cut off
    if (!isSound(quad) || area(quad) < smallest)
        return false;
    const auto width = static_cast<float>(picture.width);
    const auto height = static_cast<float>(picture.height);
    const std::array<cv::Point2f, 4> all{{{0, 0}, {width, 0}, {width, height}, {0, height}}};
    std::vector<cv::Point2f> inside;
    return cv::intersectConvexConvex(quad.corners, all, inside) >= enough * area(quad);
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
