// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/gradient_field.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

// Nearly all of a mine's reading is done here. The loops over a row are so plain that compilers do several
// pixels at once.
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
    cv::Sobel(grey, across, CV_16S, 1, 0, 3);
    cv::Sobel(grey, down, CV_16S, 0, 1, 3);
    total.create(grey.size(), CV_32F);
    const auto width = static_cast<std::size_t>(grey.cols);
    std::vector<float> x1(width), y1(width);
    for (int y = 0; y < grey.rows; ++y) {
        const auto *x0 = across.ptr<short>(y);
        const auto *y0 = down.ptr<short>(y);
        float *sum = total.ptr<float>(y);
        for (std::size_t x = 0; x < width; ++x) {
            const auto gx = static_cast<float>(x0[x]);
            const auto gy = static_cast<float>(y0[x]);
            sum[x] = std::sqrt(gx * gx + gy * gy) + 1e-3F;
            const float by = 1 / sum[x];
            x1[x] = gx * by;
            y1[x] = gy * by;
        }
        for (int direction = 0; direction < lineDirections; ++direction) {
            const float c = cosines[static_cast<std::size_t>(direction)];
            const float s = sines[static_cast<std::size_t>(direction)];
            float *out = field.row(direction, y);
            for (std::size_t x = 0; x < width; ++x) {
                const float along = c * x1[x] + s * y1[x];
                const float square = along * along;
                const float fourth = square * square;
                out[x] = fourth * fourth * sum[x];
            }
        }
    }
}

/// The square root of a cell's mean times `by`, around each pixel; what lies outside repeats the border.
void gather(GradientField &field, int direction, const cv::Mat &by)
{
    static_assert(pixelsPerCell == 4);
    const auto width = static_cast<std::size_t>(field.width);
    std::vector<float> padded(width + 4);
    std::array<std::vector<float>, 4> sums; // of four pixels beside each other, by row modulo four
    for (std::vector<float> &row : sums)
        row.resize(width);
    const auto addRow = [&](int y, std::vector<float> &into) {
        const float *from = field.row(direction, y);
        std::copy_n(from, width, padded.begin() + 2);
        padded[0] = padded[1] = from[0];
        padded[width + 2] = padded[width + 3] = from[width - 1];
        const float *at = padded.data();
        float *to = into.data();
        for (std::size_t x = 0; x < width; ++x)
            to[x] = (at[x] + at[x + 1]) + (at[x + 2] + at[x + 3]);
    };
    const auto row = [&](int y) -> std::vector<float> & { return sums[static_cast<std::size_t>(y & 3)]; };
    addRow(0, row(0));
    row(-1) = row(-2) = row(0);
    for (int y = 0; y < field.height; ++y) {
        if (y + 1 < field.height)
            addRow(y + 1, row(y + 1));
        else
            row(y + 1) = row(y);
        const float *a = row(y - 2).data();
        const float *b = row(y - 1).data();
        const float *c = row(y).data();
        const float *d = row(y + 1).data();
        const float *times = by.ptr<float>(y);
        float *out = field.row(direction, y);
        for (std::size_t x = 0; x < width; ++x)
            out[x] = std::sqrt(((a[x] + b[x]) + (c[x] + d[x])) * times[x]);
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
    constexpr float ofACell = 1.F / (pixelsPerCell * pixelsPerCell);
    for (int y = 0; y < field.height; ++y) {
        float *wide = total.ptr<float>(y);
        for (int x = 0; x < field.width; ++x)
            wide[x] = ofACell / (wide[x] + noise);
    }
    for (int direction = 0; direction < lineDirections; ++direction)
        gather(field, direction, total);
    return field;
}

} // namespace vision
