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

/// A row of a picture and those around it, summed up and taken from each other as Sobel does it, with a place
/// more at both ends: what lies outside mirrors what is inside.
struct Columns {
    std::vector<short> sum, difference;
    explicit Columns(std::size_t width)
        : sum(width + 2)
        , difference(width + 2)
    {
    }
};

int mirrored(int y, int height)
{
    const int inside = y < 0 ? -y : y < height ? y : 2 * (height - 1) - y;
    return std::clamp(inside, 0, height - 1);
}

VISION_FOR_BOTH void addUp(Columns &columns, const cv::Mat &grey, int y)
{
    const auto width = static_cast<std::size_t>(grey.cols);
    const uchar *above = grey.ptr<uchar>(mirrored(y - 1, grey.rows));
    const uchar *here = grey.ptr<uchar>(y);
    const uchar *below = grey.ptr<uchar>(mirrored(y + 1, grey.rows));
    short *sum = columns.sum.data() + 1;
    short *difference = columns.difference.data() + 1;
    for (std::size_t x = 0; x < width; ++x) {
        sum[x] = static_cast<short>(above[x] + 2 * here[x] + below[x]);
        difference[x] = static_cast<short>(below[x] - above[x]);
    }
    const std::size_t second = std::min<std::size_t>(2, width);
    for (std::vector<short> *row : {&columns.sum, &columns.difference}) {
        row->front() = (*row)[second];
        row->back() = (*row)[width + 1 - second];
    }
}

VISION_FOR_BOTH void measure(Changes &changes, const Columns &columns)
{
    const short *sum = columns.sum.data();
    const short *difference = columns.difference.data();
    float *length = changes.length.data();
    float *x1 = changes.across.data();
    float *y1 = changes.down.data();
    for (std::size_t x = 0; x < changes.length.size(); ++x) {
        const auto gx = static_cast<float>(sum[x + 2] - sum[x]);
        const auto gy = static_cast<float>(difference[x] + 2 * difference[x + 1] + difference[x + 2]);
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
VISION_FOR_BOTH void shareAll(GradientField &field, cv::Mat &total, const cv::Mat &grey)
{
    const auto width = static_cast<std::size_t>(field.width);
    Columns columns(width);
    Changes changes(width);
    for (int y = 0; y < field.height; ++y) {
        addUp(columns, grey, y);
        measure(changes, columns);
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

/// What a cell's changes are multiplied by, around each pixel of the rows wanted: they are shares of all that
/// changes four cells around; what lies outside repeats the border.
VISION_FOR_BOTH cv::Mat shares(const cv::Mat &total, FieldRows rows)
{
    constexpr int before = 2 * pixelsPerCell; // of the sixteen rows and columns around a pixel
    constexpr int around = 4 * pixelsPerCell;
    // Below this much change (of 8 bit values, as Sobel sums them) there are no lines, only noise.
    constexpr float noise = 4;
    constexpr float ofACell = 1.F / (pixelsPerCell * pixelsPerCell);
    constexpr float ofAll = 1.F / (around * around);
    const auto width = static_cast<std::size_t>(total.cols);
    const auto row = [&](int y) { return total.ptr<float>(std::clamp(y, 0, total.rows - 1)); };
    cv::Mat by(total.size(), CV_32F);
    std::vector<float> columns(width, 0), padded(width + around), fours(width + around);
    for (int y = -before; y < before; ++y) {
        const float *there = row(y);
        for (std::size_t x = 0; x < width; ++x)
            columns[x] += there[x];
    }
    for (int y = 0; y < total.rows; ++y) {
        if (y % rows.apart == rows.first) {
            std::fill_n(padded.begin(), before, columns.front());
            std::ranges::copy(columns, padded.begin() + before);
            std::fill_n(padded.end() - before, before, columns.back());
            const float *at = padded.data();
            float *four = fours.data();
            for (std::size_t x = 0; x < width + around - 3; ++x)
                four[x] = (at[x] + at[x + 1]) + (at[x + 2] + at[x + 3]);
            float *out = by.ptr<float>(y);
            for (std::size_t x = 0; x < width; ++x)
                out[x] = ofACell / (((four[x] + four[x + 4]) + (four[x + 8] + four[x + 12])) * ofAll + noise);
        }
        const float *leaves = row(y - before);
        const float *comes = row(y + before);
        for (std::size_t x = 0; x < width; ++x)
            columns[x] += comes[x] - leaves[x];
    }
    return by;
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

VISION_FOR_BOTH void fill(GradientField &field, const cv::Mat &grey, FieldRows rows)
{
    cv::Mat total(grey.size(), CV_32F);
    shareAll(field, total, grey);
    gather(field, shares(total, rows), rows);
}

VISION_WIDE void fillWide(GradientField &field, const cv::Mat &grey, FieldRows rows)
{
    fill(field, grey, rows);
}

} // namespace

GradientField gradientField(const cv::Mat &picture, FieldRows rows)
{
    cv::Mat grey = picture;
    if (picture.channels() == 3)
        cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    GradientField field{grey.cols, grey.rows, cv::Mat(grey.rows * lineDirections, grey.cols, CV_32F)};
    wideRegisters() ? fillWide(field, grey, rows) : fill(field, grey, rows);
    return field;
}

} // namespace vision
