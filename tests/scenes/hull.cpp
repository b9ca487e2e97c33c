// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/hull.h"

#include "scenes/blend.h"
#include "scenes/random.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace scenes {

namespace {

constexpr int fraction = 4; // bits of a pixel that outlines are drawn with

// 255 inside the hull, in the coordinates of the rectangle.
cv::Mat hullMask(const std::vector<cv::Point2d> &points, const cv::Rect &rect)
{
    std::vector<cv::Point2f> floats(points.begin(), points.end());
    std::vector<cv::Point2f> hull;
    cv::convexHull(floats, hull);
    std::vector<cv::Point> fixed;
    fixed.reserve(hull.size());
    for (const cv::Point2f &point : hull)
        fixed.emplace_back(cvRound((point.x - static_cast<float>(rect.x)) * (1 << fraction)),
                           cvRound((point.y - static_cast<float>(rect.y)) * (1 << fraction)));
    cv::Mat mask = cv::Mat::zeros(rect.size(), CV_8U);
    cv::fillConvexPoly(mask, fixed, cv::Scalar(255), cv::LINE_AA, fraction);
    return mask;
}

} // namespace

void fillHull(Canvas &canvas, const std::vector<cv::Point2d> &points, const cv::Scalar &colour, int owner)
{
    const cv::Rect rect = around(points, 2, canvas.picture.size());
    if (rect.empty())
        return;
    const cv::Mat mask = hullMask(points, rect);
    blend(canvas.picture(rect), cv::Mat(rect.size(), CV_8UC3, colour), mask);
    canvas.owner(rect).setTo(owner, mask > 127);
}

void darkenHull(Canvas &canvas, const std::vector<cv::Point2d> &points, double darkness, double softness)
{
    const cv::Rect rect = around(points, 2 * softness + 2, canvas.picture.size());
    if (rect.empty())
        return;
    cv::Mat mask = hullMask(points, rect);
    const int reach = std::max(1, cvRound(softness)) | 1;
    cv::blur(mask, mask, {reach, reach}, {-1, -1}, cv::BORDER_REPLICATE);
    cv::blur(mask, mask, {reach, reach}, {-1, -1}, cv::BORDER_REPLICATE);
    blend(canvas.picture(rect), cv::Mat(rect.size(), CV_8UC3, cv::Scalar(8, 6, 4)), mask * darkness);
}

void fillFace(Canvas &canvas, const std::array<cv::Point2d, 4> &corners, const cv::Scalar &colour,
              double roughness, std::uint64_t grain)
{
    const std::vector<cv::Point2d> points(corners.begin(), corners.end());
    const cv::Rect rect = around(points, 2, canvas.picture.size());
    if (rect.empty())
        return;
    constexpr int cells = 20;
    cv::Mat face(cells, cells, CV_8UC3, colour);
    Random random(grain);
    for (int y = 0; y < cells; ++y) {
        for (int x = 0; x < cells; ++x) {
            const bool edge = x == 0 || y == 0 || x == cells - 1 || y == cells - 1;
            const double more = roughness * random.normal() + (edge ? 7 : 0);
            for (int c = 0; c < 3; ++c)
                face.at<cv::Vec3b>(y, x)[c] = cv::saturate_cast<uchar>(colour[c] + more);
        }
    }
    const std::array<cv::Point2f, 4> from{cv::Point2f(-.5F, -.5F), cv::Point2f(cells - .5F, -.5F),
                                          cv::Point2f(cells - .5F, cells - .5F),
                                          cv::Point2f(-.5F, cells - .5F)};
    std::array<cv::Point2f, 4> to;
    for (std::size_t i = 0; i < 4; ++i)
        to[i] =
            cv::Point2f(static_cast<float>(corners[i].x - rect.x), static_cast<float>(corners[i].y - rect.y));
    cv::Mat seen;
    cv::warpPerspective(face, seen, cv::getPerspectiveTransform(from.data(), to.data()), rect.size(),
                        cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    const cv::Mat mask = hullMask(points, rect);
    blend(canvas.picture(rect), seen, mask);
    canvas.owner(rect).setTo(0, mask > 127);
}

} // namespace scenes
