// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pattern.h"

#include "vision/gradient_field.h"

#include <algorithm>
#include <cmath>

namespace vision {

int Pattern::columns() const
{
    return cvRound(width / cell);
}

int Pattern::rows() const
{
    return cvRound(height / cell);
}

Pattern emptyPattern(double width, double height, double cell)
{
    Pattern pattern{.width = width, .height = height, .cell = cell};
    const auto size = static_cast<std::size_t>(pattern.columns() * pattern.rows() * lineDirections);
    pattern.mean.assign(size, 0);
    pattern.spread.assign(size, 0);
    return pattern;
}

namespace {

/// The field in the middle of each cell.
std::vector<float> cells(const Pattern &pattern, const PictureScales &picture, const cv::Matx33d &toPicture)
{
    const double unit = pattern.cell / pixelsPerCell;
    // Half a cell around it keeps the border of the view out of the cells.
    constexpr int margin = 2 * pixelsPerCell;
    static_assert(margin % cellRows.apart == 0);
    const cv::Matx33d toUnits(unit, 0, (0.5 - margin) * unit, 0, unit, (0.5 - margin) * unit, 0, 0, 1);
    const cv::Size size(pattern.columns() * pixelsPerCell + 2 * margin,
                        pattern.rows() * pixelsPerCell + 2 * margin);
    const GradientField field = gradientField(flattenGrey(picture, toPicture * toUnits, size), cellRows);
    std::vector<float> values;
    values.reserve(pattern.mean.size());
    for (int row = 0; row < pattern.rows(); ++row) {
        for (int column = 0; column < pattern.columns(); ++column) {
            for (int direction = 0; direction < lineDirections; ++direction)
                values.push_back(
                    field.row(direction, row * pixelsPerCell + pixelsPerCell / 2 +
                                             margin)[column * pixelsPerCell + pixelsPerCell / 2 + margin]);
        }
    }
    return values;
}

} // namespace

void look(Pattern &pattern, const PictureScales &picture, const cv::Matx33d &toPicture)
{
    const std::vector<float> values = cells(pattern, picture, toPicture);
    pattern.seen += 1;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const float away = values[i] - pattern.mean[i];
        pattern.mean[i] += away / static_cast<float>(pattern.seen);
        pattern.spread[i] += away * (values[i] - pattern.mean[i]);
    }
}

std::vector<float> weights(const Pattern &pattern)
{
    std::vector<float> weights(pattern.mean.size());
    const std::size_t count = weights.size() / lineDirections;
    // A few sightings say little about how a cell varies: until there are more, all vary about alike.
    constexpr float usual = 0.02F;
    constexpr float usualCounts = 8;
    for (std::size_t direction = 0; direction < lineDirections; ++direction) {
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += pattern.mean[i * lineDirections + direction];
        const auto everywhere = static_cast<float>(sum / static_cast<double>(count));
        double rest = 0;
        for (std::size_t i = direction; i < weights.size(); i += lineDirections) {
            const float variance =
                (pattern.spread[i] + usual * usualCounts) / (static_cast<float>(pattern.seen) + usualCounts);
            weights[i] = (pattern.mean[i] - everywhere) / (variance + usual);
            rest += weights[i];
        }
        for (std::size_t i = direction; i < weights.size(); i += lineDirections)
            weights[i] -= static_cast<float>(rest / static_cast<double>(count));
    }
    double squares = 1e-12;
    for (const float weight : weights)
        squares += weight * weight;
    for (float &weight : weights)
        weight /= static_cast<float>(std::sqrt(squares));
    return weights;
}

double likeness(const Pattern &pattern, std::span<const float> weights, const PictureScales &picture,
                const cv::Matx33d &toPicture)
{
    const std::vector<float> values = cells(pattern, picture, toPicture);
    double product = 0;
    double squares = 1e-6;
    for (std::size_t i = 0; i < values.size(); ++i) {
        product += weights[i] * values[i];
        squares += values[i] * values[i];
    }
    return product / std::sqrt(squares);
}

} // namespace vision
