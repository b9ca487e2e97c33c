// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pyramid.h"

#include "vision/warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

namespace {

constexpr int smallestLevel = 160; // pixels on the long side: below this no card can be read

double length(cv::Point2f vector)
{
    return std::hypot(vector.x, vector.y);
}

} // namespace

Pyramid makePyramid(const cv::Mat &bgr)
{
    Pyramid pyramid;
    if (bgr.empty() || bgr.type() != CV_8UC3)
        return pyramid;
    pyramid.levels.push_back(bgr);
    while (std::max(pyramid.levels.back().cols, pyramid.levels.back().rows) >= 2 * smallestLevel) {
        const cv::Mat &last = pyramid.levels.back();
        const cv::Size size(last.cols / 2, last.rows / 2);
        if (size.empty())
            break;
        // An odd column or row at the end is left out: exact halves are made ten times as quickly.
        cv::Mat half;
        cv::resize(last({0, 0, 2 * size.width, 2 * size.height}), half, size, 0, 0, cv::INTER_AREA);
        pyramid.levels.push_back(half);
    }
    return pyramid;
}

cv::Matx33d unitSquareTo(const Quad &quad)
{
    // Heckbert's closed form: no system of equations to solve for the thousands of views a photo needs.
    const auto &[p0, p1, p2, p3] = quad.corners;
    const cv::Point2d d1(p1.x - p2.x, p1.y - p2.y);
    const cv::Point2d d2(p3.x - p2.x, p3.y - p2.y);
    const cv::Point2d s(p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y);
    const double turn = d1.cross(d2);
    const double g = std::abs(turn) < 1e-9 ? 0 : s.cross(d2) / turn;
    const double h = std::abs(turn) < 1e-9 ? 0 : d1.cross(s) / turn;
    return {p1.x - p0.x + g * p1.x,
            p3.x - p0.x + h * p3.x,
            p0.x,
            p1.y - p0.y + g * p1.y,
            p3.y - p0.y + h * p3.y,
            p0.y,
            g,
            h,
            1};
}

cv::Point2f mapped(const cv::Matx33d &homography, cv::Point2d point)
{
    const cv::Vec3d at = homography * cv::Vec3d(point.x, point.y, 1);
    const double w = std::abs(at[2]) < 1e-9 ? 1e-9 : at[2];
    return {static_cast<float>(at[0] / w), static_cast<float>(at[1] / w)};
}

cv::Mat straightened(const Pyramid &pyramid, const Quad &quad, cv::Rect2d window, cv::Size size)
{
    const auto &[a, b, c, d] = quad.corners;
    const double wide = (length(b - a) + length(c - d)) / 2 * window.width;
    const double high = (length(d - a) + length(c - b)) / 2 * window.height;
    const double shrink = std::min(wide / size.width, high / size.height);
    std::size_t level = 0;
    double scale = 1;
    while (level + 1 < pyramid.levels.size() && shrink * scale >= 1.6) {
        ++level;
        scale /= 2;
    }
    const cv::Mat &source = pyramid.levels[level];
    // Pixel centres: of the view at half-integers of its grid, of the picture likewise.
    const cv::Matx33d toUnit(window.width / size.width, 0, window.x + 0.5 * window.width / size.width, 0,
                             window.height / size.height, window.y + 0.5 * window.height / size.height, 0, 0,
                             1);
    const cv::Matx33d toLevel(scale, 0, -0.5, 0, scale, -0.5, 0, 0, 1);
    return warped(source, toLevel * unitSquareTo(quad) * toUnit, size);
}

} // namespace vision
