// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/gradient_field.h"

#include "vision/wide_registers.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

// Nearly all of a mine's reading is done here. The loops over a row are so plain that compilers do several
// pixels at once, as many as the registers hold.
namespace vision {

namespace {

// Unit vectors of the six directions.
constexpr std::array<float, lineDirections> cosines{1, 0.8660254F, 0.5F, 0, -0.5F, -0.8660254F};
constexpr std::array<float, lineDirections> sines{0, 0.5F, 0.8660254F, 1, 0.8660254F, 0.5F};

/// How much one row of a picture changes, and which way: a length and a unit vector each.
struct Changes {
    std::vector<float> length, across, down;
    explicit Changes(std::size_t width)
        : length(width)
        , across(width)
        , down(width)
    {
    }
};

VISION_FOR_BOTH void measure(Changes &changes, const short *across, const short *down)
{
    float *length = changes.length.data();
    float *x1 = changes.across.data();
    float *y1 = changes.down.data();
    for (std::size_t x = 0; x < changes.length.size(); ++x) {
        const auto gx = static_cast<float>(across[x]);
        const auto gy = static_cast<float>(down[x]);
        length[x] = std::sqrt(gx * gx + gy * gy) + 1e-3F;
        const float by = 1 / length[x];
        x1[x] = gx * by;
        y1[x] = gy * by;
    }
}

/// What changes in that direction: with the eighth power of the cosine between them, which sums up to the
/// same for every angle.
VISION_FOR_BOTH void share(float *out, const Changes &changes, std::size_t direction)
{
    const float c = cosines[direction];
    const float s = sines[direction];
    const float *length = changes.length.data();
    const float *x1 = changes.across.data();
    const float *y1 = changes.down.data();
    for (std::size_t x = 0; x < changes.length.size(); ++x) {
        const float along = c * x1[x] + s * y1[x];
        const float square = along * along;
        const float fourth = square * square;
        out[x] = fourth * fourth * length[x];
    }
}

/// Each pixel's change, shared among the directions near its own; `total` is all of it.
VISION_FOR_BOTH void shareAll(GradientField &field, cv::Mat &total, const cv::Mat &across,
                              const cv::Mat &down)
{
    Changes changes(static_cast<std::size_t>(field.width));
    for (int y = 0; y < field.height; ++y) {
        measure(changes, across.ptr<short>(y), down.ptr<short>(y));
        std::ranges::copy(changes.length, total.ptr<float>(y));
        for (int direction = 0; direction < lineDirections; ++direction)
            share(field.row(direction, y), changes, static_cast<std::size_t>(direction));
    }
}

/// Sums of four pixels beside each other; what lies outside repeats the border.
VISION_FOR_BOTH void addFours(std::vector<float> &sums, std::vector<float> &padded, const float *from)
{
    const std::size_t width = sums.size();
    std::copy_n(from, width, padded.begin() + 2);
    padded[0] = padded[1] = from[0];
    padded[width + 2] = padded[width + 3] = from[width - 1];
    const float *at = padded.data();
    float *to = sums.data();
    for (std::size_t x = 0; x < width; ++x)
        to[x] = (at[x] + at[x + 1]) + (at[x + 2] + at[x + 3]);
}

/// The square root of a cell's mean times `by`, around each pixel; what lies outside repeats the border.
VISION_FOR_BOTH void gather(GradientField &field, const cv::Mat &by, FieldRows rows)
{
    static_assert(pixelsPerCell == 4);
    const auto width = static_cast<std::size_t>(field.width);
    std::vector<float> padded(width + 4);
    std::array<std::vector<float>, 4> sums; // by row modulo four
    for (std::vector<float> &row : sums)
        row.resize(width);
    const auto row = [&](int y) -> std::vector<float> & { return sums[static_cast<std::size_t>(y & 3)]; };
    for (int direction = 0; direction < lineDirections; ++direction) {
        addFours(row(0), padded, field.row(direction, 0));
        row(-1) = row(-2) = row(0);
        for (int y = 0; y < field.height; ++y) {
            if (y + 1 < field.height)
                addFours(row(y + 1), padded, field.row(direction, y + 1));
            else
                row(y + 1) = row(y);
            if (y % rows.apart != rows.first)
                continue;
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
}

VISION_WIDE void shareAllWide(GradientField &field, cv::Mat &total, const cv::Mat &across,
                              const cv::Mat &down)
{
    shareAll(field, total, across, down);
}

VISION_WIDE void gatherWide(GradientField &field, const cv::Mat &by, FieldRows rows)
{
    gather(field, by, rows);
}

} // namespace

GradientField gradientField(const cv::Mat &picture, FieldRows rows)
{
    cv::Mat grey = picture;
    if (picture.channels() == 3)
        cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    GradientField field{grey.cols, grey.rows, cv::Mat(grey.rows * lineDirections, grey.cols, CV_32F)};
    cv::Mat across, down;
    cv::Sobel(grey, across, CV_16S, 1, 0, 3);
    cv::Sobel(grey, down, CV_16S, 0, 1, 3);
    cv::Mat total(grey.size(), CV_32F);
    wideRegisters() ? shareAllWide(field, total, across, down) : shareAll(field, total, across, down);
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
    wideRegisters() ? gatherWide(field, total, rows) : gather(field, total, rows);
    return field;
}

} // namespace vision
