// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/gradient_field.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace vision {

namespace {

// Unit vectors of the six directions.
constexpr std::array<float, lineDirections> cosines{1, 0.8660254F, 0.5F, 0, -0.5F, -0.8660254F};
constexpr std::array<float, lineDirections> sines{0, 0.5F, 0.8660254F, 1, 0.8660254F, 0.5F};

/// Each pixel's change, shared among the directions near its own: with the eighth power of the cosine between
/// them, which sums up to the same for every angle.
void share(const cv::Mat &grey, GradientField &field, cv::Mat &total)
{
    cv::Mat across, down;
    cv::Sobel(grey, across, CV_32F, 1, 0, 3);
    cv::Sobel(grey, down, CV_32F, 0, 1, 3);
    total.create(grey.size(), CV_32F);
    for (int y = 0; y < grey.rows; ++y) {
        const float *x1 = across.ptr<float>(y);
        const float *y1 = down.ptr<float>(y);
        float *sum = total.ptr<float>(y);
        for (int x = 0; x < grey.cols; ++x)
            sum[x] = std::sqrt(x1[x] * x1[x] + y1[x] * y1[x]) + 1e-3F;
        for (int direction = 0; direction < lineDirections; ++direction) {
            const float c = cosines[static_cast<std::size_t>(direction)];
            const float s = sines[static_cast<std::size_t>(direction)];
            float *out = field.row(direction, y);
            for (int x = 0; x < grey.cols; ++x) {
                const float along = (c * x1[x] + s * y1[x]) / sum[x];
                const float square = along * along;
                const float fourth = square * square;
                out[x] = fourth * fourth * sum[x];
            }
        }
    }
}

} // namespace

GradientField gradientField(const cv::Mat &picture)
{
    cv::Mat grey = picture;
    if (picture.channels() == 3)
        cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    GradientField field{grey.cols, grey.rows, cv::Mat(grey.rows * lineDirections, grey.cols, CV_32F)};
    cv::Mat total;
    share(grey, field, total);
    cv::boxFilter(total, total, -1, {4 * pixelsPerCell, 4 * pixelsPerCell}, {-1, -1}, true,
                  cv::BORDER_REPLICATE);
    // Below this much change (of 8 bit values, as Sobel sums them) there are no lines, only noise.
    constexpr float noise = 4;
    for (int y = 0; y < field.height; ++y) {
        float *wide = total.ptr<float>(y);
        for (int x = 0; x < field.width; ++x)
            wide[x] = 1 / (wide[x] + noise);
    }
    for (int direction = 0; direction < lineDirections; ++direction) {
        cv::Mat plane = field.planes.rowRange(direction * field.height, (direction + 1) * field.height);
        cv::boxFilter(plane, plane, -1, {pixelsPerCell, pixelsPerCell}, {-1, -1}, true,
                      cv::BORDER_REPLICATE | cv::BORDER_ISOLATED);
        for (int y = 0; y < field.height; ++y) {
            float *values = field.row(direction, y);
            const float *by = total.ptr<float>(y);
            for (int x = 0; x < field.width; ++x)
                values[x] = std::sqrt(std::max(0.F, values[x]) * by[x]); // running sums may dip below 0
        }
    }
    return field;
}

} // namespace vision
