// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/view_features.h"

#include "vision/wide_registers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vision {

namespace {

constexpr float lightness(float blue, float green, float red)
{
    return 0.15F * blue + 0.55F * green + 0.3F * red;
}

// The part of the view in which paper is looked for: its middle, as cards come with a rim of table.
constexpr int rimShare = 6;

constexpr int widestView = 64;
constexpr int edgeDirections = 6;

/// One number for every column of a view.
using Columns = std::array<float, widestView>;

/// How light a row of the view is, with a column more on either side, and its hue.
struct Row {
    std::array<float, widestView + 2> light{};
    Columns redness{};
    Columns greenness{};
};

VISION_FOR_BOTH void takeRow(const cv::Mat &view, int y, const cv::Vec3f &gain, Row &row)
{
    const auto *pixels = view.ptr<uchar>(y);
    for (std::size_t x = 0; x < static_cast<std::size_t>(view.cols); ++x) {
        const float blue = static_cast<float>(pixels[3 * x]) * gain[0];
        const float green = static_cast<float>(pixels[3 * x + 1]) * gain[1];
        const float red = static_cast<float>(pixels[3 * x + 2]) * gain[2];
        row.light[x + 1] = lightness(blue, green, red);
        row.redness[x] = red - blue;
        row.greenness[x] = green - 0.5F * (red + blue);
    }
    row.light[0] = row.light[1];
    row.light[static_cast<std::size_t>(view.cols) + 1] = row.light[static_cast<std::size_t>(view.cols)];
}

VISION_FOR_BOTH float ofCell(const Columns &columns, std::size_t cell)
{
    const float *four = &columns[cell * cellPixels];
    return four[0] + four[1] + four[2] + four[3];
}

VISION_FOR_BOTH void featuresFor(const cv::Mat &view, float *out)
{
    static_assert(cellPixels == 4);
    const auto width = static_cast<std::size_t>(view.cols);
    const std::size_t cellsX = width / cellPixels;
    const int cellsY = view.rows / cellPixels;
    const cv::Vec3f paper = paperOf(view);
    const cv::Vec3f gain(1 / paper[0], 1 / paper[1], 1 / paper[2]);
    constexpr float share = 1.F / (cellPixels * cellPixels);
    float total = 0;
    std::array<Row, 3> rows; // above, here, below
    takeRow(view, 0, gain, rows[1]);
    rows[0] = rows[1];
    for (int cellY = 0; cellY < cellsY; ++cellY) {
        std::array<Columns, edgeDirections> edges{};
        Columns light{};
        Columns redness{};
        Columns greenness{};
        for (int y = cellY * cellPixels; y < (cellY + 1) * cellPixels; ++y) {
            if (y + 1 < view.rows)
                takeRow(view, y + 1, gain, rows[2]);
            const Row &here = rows[1];
            for (std::size_t x = 0; x < width; ++x) {
                const float across = here.light[x + 2] - here.light[x];
                const float down = rows[2].light[x + 1] - rows[0].light[x + 1];
                edges[0][x] += std::max(across, 0.F);
                edges[1][x] += std::max(-across, 0.F);
                edges[2][x] += std::max(down, 0.F);
                edges[3][x] += std::max(-down, 0.F);
                edges[4][x] += std::abs(across + down) * 0.7F;
                edges[5][x] += std::abs(across - down) * 0.7F;
                light[x] += here.light[x + 1];
                redness[x] += here.redness[x];
                greenness[x] += here.greenness[x];
            }
            rows[0] = rows[1];
            rows[1] = rows[2];
        }
        for (std::size_t cell = 0; cell < cellsX; ++cell, out += featuresPerViewCell) {
            for (std::size_t direction = 0; direction < edgeDirections; ++direction)
                out[direction] = ofCell(edges[direction], cell);
            total += out[0] + out[1] + out[2] + out[3];
            out[6] = ofCell(light, cell) * share;
            out[7] = ofCell(redness, cell) * share;
            out[8] = ofCell(greenness, cell) * share;
        }
    }
    // Edges count against the mean edge of the view: contrast and blur change them all together. The
    // constant keeps noise on an empty table from looking like a picture.
    const int cells = cellsY * static_cast<int>(cellsX);
    const float mean = total / static_cast<float>(cells) + 0.3F;
    out -= cells * featuresPerViewCell;
    for (int cell = 0; cell < cells; ++cell, out += featuresPerViewCell) {
        for (std::size_t direction = 0; direction < edgeDirections; ++direction)
            out[direction] = std::sqrt(out[direction] / mean);
    }
}

VISION_WIDE void featuresWide(const cv::Mat &view, float *out)
{
    featuresFor(view, out);
}

} // namespace

cv::Vec3f paperOf(const cv::Mat &view)
{
    std::array<int, 256> histogram{};
    const int rimX = view.cols / rimShare;
    const int rimY = view.rows / rimShare;
    int pixels = 0;
    const auto lightOf = [](const cv::Vec3b &p) {
        return static_cast<std::size_t>(lightness(p[0], p[1], p[2]));
    };
    for (int y = rimY; y < view.rows - rimY; ++y) {
        const auto *row = view.ptr<cv::Vec3b>(y);
        for (int x = rimX; x < view.cols - rimX; ++x, ++pixels)
            ++histogram[lightOf(row[x])];
    }
    const auto percentile = [&](double share) {
        double left = share * pixels;
        std::size_t light = 0;
        while (light < 255 && left > histogram[light])
            left -= histogram[light++];
        return light;
    };
    const std::size_t low = percentile(0.6);
    const std::size_t high = percentile(0.9);
    cv::Vec3f sum{};
    float count = 0;
    for (int y = rimY; y < view.rows - rimY; ++y) {
        const auto *row = view.ptr<cv::Vec3b>(y);
        for (int x = rimX; x < view.cols - rimX; ++x) {
            const std::size_t light = lightOf(row[x]);
            if (light >= low && light <= high) {
                sum += cv::Vec3f(row[x]);
                count += 1;
            }
        }
    }
    sum *= 1 / std::max(1.F, count);
    for (int channel = 0; channel < 3; ++channel)
        sum[channel] = std::max(sum[channel], 8.F);
    return sum;
}

cv::Mat1f viewFeatures(const cv::Mat &view)
{
    cv::Mat1f features(1, featureCount(view.cols, view.rows));
    if (wideRegisters())
        featuresWide(view, features.ptr<float>());
    else
        featuresFor(view, features.ptr<float>());
    return features;
}

} // namespace vision
