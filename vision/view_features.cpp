// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/view_features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace vision {

namespace {

constexpr float lightness(float blue, float green, float red)
{
    return 0.15F * blue + 0.55F * green + 0.3F * red;
}

// The part of the view in which paper is looked for: its middle, as cards come with a rim of table.
constexpr int rimShare = 6;

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
    const int width = view.cols;
    const int height = view.rows;
    const int cellsX = width / cellPixels;
    const int cellsY = height / cellPixels;
    const cv::Vec3f paper = paperOf(view);
    const cv::Vec3f gain(1 / paper[0], 1 / paper[1], 1 / paper[2]);

    cv::Mat1f features(1, cellsX * cellsY * featuresPerCell, 0.F);
    float *out = features.ptr<float>();
    std::vector<float> light(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    constexpr float share = 1.F / (cellPixels * cellPixels);
    for (int y = 0; y < height; ++y) {
        const auto *row = view.ptr<cv::Vec3b>(y);
        float *lightRow = &light[static_cast<std::size_t>(y) * static_cast<std::size_t>(width)];
        for (int x = 0; x < width; ++x) {
            const float blue = static_cast<float>(row[x][0]) * gain[0];
            const float green = static_cast<float>(row[x][1]) * gain[1];
            const float red = static_cast<float>(row[x][2]) * gain[2];
            lightRow[x] = lightness(blue, green, red);
            if (y < cellsY * cellPixels && x < cellsX * cellPixels) {
                float *cell = out + ((y / cellPixels) * cellsX + x / cellPixels) * featuresPerCell;
                cell[6] += lightRow[x] * share;
                cell[7] += (red - blue) * share;
                cell[8] += (green - 0.5F * (red + blue)) * share;
            }
        }
    }
    float total = 0;
    for (int y = 0; y < cellsY * cellPixels; ++y) {
        const std::size_t w = static_cast<std::size_t>(width);
        const float *here = &light[static_cast<std::size_t>(y) * w];
        const float *above = &light[static_cast<std::size_t>(std::max(0, y - 1)) * w];
        const float *below = &light[static_cast<std::size_t>(std::min(height - 1, y + 1)) * w];
        for (int x = 0; x < cellsX * cellPixels; ++x) {
            const float across = here[std::min(width - 1, x + 1)] - here[std::max(0, x - 1)];
            const float down = below[x] - above[x];
            float *cell = out + ((y / cellPixels) * cellsX + x / cellPixels) * featuresPerCell;
            cell[across > 0 ? 0 : 1] += std::abs(across);
            cell[down > 0 ? 2 : 3] += std::abs(down);
            cell[4] += std::abs(across + down) * 0.7F;
            cell[5] += std::abs(across - down) * 0.7F;
            total += std::abs(across) + std::abs(down);
        }
    }
    // Edges count against the mean edge of the view: contrast and blur change them all together. The
    // constant keeps noise on an empty table from looking like a picture.
    const float mean = total / static_cast<float>(cellsX * cellsY) + 0.3F;
    for (int cell = 0; cell < cellsX * cellsY; ++cell) {
        for (int direction = 0; direction < 6; ++direction) {
            float &value = out[cell * featuresPerCell + direction];
            value = std::sqrt(value / mean);
        }
    }
    return features;
}

} // namespace vision
