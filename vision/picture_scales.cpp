// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/picture_scales.h"

#include "vision/warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

PictureScales pictureScales(const cv::Mat &bgr, int longest)
{
    PictureScales scales;
    const int length = std::max(bgr.cols, bgr.rows);
    cv::Mat largest = bgr;
    if (length > longest) {
        const double shrink = static_cast<double>(longest) / length;
        const cv::Size size(std::max(1, cvRound(bgr.cols * shrink)), std::max(1, cvRound(bgr.rows * shrink)));
        cv::resize(bgr, largest, size, 0, 0, cv::INTER_AREA);
    }
    while (true) {
        scales.sizes.push_back(largest);
        cv::cvtColor(largest, scales.greys.emplace_back(), cv::COLOR_BGR2GRAY);
        scales.shrunk.push_back(static_cast<double>(largest.cols) / bgr.cols);
        if (std::min(largest.cols, largest.rows) < 64)
            return scales;
        cv::Mat half;
        cv::resize(largest, half, {largest.cols / 2, largest.rows / 2}, 0, 0, cv::INTER_AREA);
        largest = half;
    }
}

namespace {

/// Pixels of the picture by pixels of the flat view, in its middle.
double pixelsPerPixel(const cv::Matx33d &toPicture, cv::Size size)
{
    const cv::Vec3d middle = toPicture * cv::Vec3d(size.width / 2.0, size.height / 2.0, 1);
    const double z = middle[2];
    const cv::Point2d at(middle[0] / z, middle[1] / z);
    const cv::Point2d right((toPicture(0, 0) - at.x * toPicture(2, 0)) / z,
                            (toPicture(1, 0) - at.y * toPicture(2, 0)) / z);
    const cv::Point2d down((toPicture(0, 1) - at.x * toPicture(2, 1)) / z,
                           (toPicture(1, 1) - at.y * toPicture(2, 1)) / z);
    return std::sqrt(std::abs(right.cross(down)));
}

} // namespace

ScaleChosen chooseScale(const PictureScales &picture, const cv::Matx33d &toPicture, cv::Size size)
{
    const double ratio = pixelsPerPixel(toPicture, size);
    std::size_t chosen = 0;
    while (chosen + 1 < picture.sizes.size() && ratio * picture.shrunk[chosen + 1] > 0.9)
        ++chosen;
    const double shrunk = picture.shrunk[chosen];
    // Pixel centres, not their corners, are what the halving keeps in place.
    const double shift = 0.5 * shrunk - 0.5;
    return {chosen, cv::Matx33d(shrunk, 0, shift, 0, shrunk, shift, 0, 0, 1) * toPicture};
}

cv::Mat flatten(const PictureScales &picture, const cv::Matx33d &toPicture, cv::Size size)
{
    const ScaleChosen scale = chooseScale(picture, toPicture, size);
    return warped(picture.sizes[scale.number], scale.toSize, size);
}

cv::Mat flattenGrey(const PictureScales &picture, const cv::Matx33d &toPicture, cv::Size size)
{
    const ScaleChosen scale = chooseScale(picture, toPicture, size);
    return warped(picture.greys[scale.number], scale.toSize, size);
}

} // namespace vision
