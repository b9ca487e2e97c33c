// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/line_habits.h"

#include <opencv2/core.hpp>

#include <array>
#include <cmath>

namespace vision {

namespace {

constexpr int wide = 2 * LineHabits::reach + 1;
constexpr int pairs = lineDirections * lineDirections;

} // namespace

void look(LineHabits &habits, const GradientField &field)
{
    if (habits.mean.empty()) {
        habits.mean.assign(lineDirections, 0);
        habits.common.assign(static_cast<std::size_t>(wide * wide * pairs), 0);
    }
    const int rows = field.height / pixelsPerCell;
    const int columns = field.width / pixelsPerCell;
    const auto cell = [&](int row, int column) {
        std::array<float, lineDirections> values{};
        for (int i = 0; i < lineDirections; ++i)
            values[static_cast<std::size_t>(i)] = field.row(
                i, row * pixelsPerCell + pixelsPerCell / 2)[column * pixelsPerCell + pixelsPerCell / 2];
        return values;
    };
    constexpr int reach = LineHabits::reach;
    for (int row = reach; row < rows - reach; ++row) {
        for (int column = reach; column < columns - reach; ++column) {
            const auto here = cell(row, column);
            habits.seen += 1;
            const auto by = static_cast<float>(1 / habits.seen);
            for (int i = 0; i < lineDirections; ++i)
                habits.mean[static_cast<std::size_t>(i)] +=
                    (here[static_cast<std::size_t>(i)] - habits.mean[static_cast<std::size_t>(i)]) * by;
            float *common = habits.common.data();
            for (int down = -reach; down <= reach; ++down) {
                for (int across = -reach; across <= reach; ++across) {
                    const auto there = cell(row + down, column + across);
                    for (int i = 0; i < lineDirections; ++i) {
                        for (int j = 0; j < lineDirections; ++j, ++common)
                            *common +=
                                (here[static_cast<std::size_t>(i)] * there[static_cast<std::size_t>(j)] -
                                 *common) *
                                by;
                    }
                }
            }
        }
    }
}

std::vector<float> tellingWeights(const Pattern &pattern, const LineHabits &habits)
{
    if (habits.seen < 1)
        return weights(pattern);
    const int size = pattern.rows() * pattern.columns() * lineDirections;
    cv::Mat both(size, size, CV_64F, cv::Scalar(0));
    cv::Mat apart(size, 1, CV_64F);
    for (int i = 0; i < size; ++i) {
        const int direction = i % lineDirections;
        const int row = i / lineDirections / pattern.columns();
        const int column = i / lineDirections % pattern.columns();
        const auto at = static_cast<std::size_t>(i);
        apart.at<double>(i) = pattern.mean[at] - habits.mean[static_cast<std::size_t>(direction)];
        for (int j = 0; j < size; ++j) {
            const int other = j % lineDirections;
            const int down = j / lineDirections / pattern.columns() - row;
            const int across = j / lineDirections % pattern.columns() - column;
            if (std::abs(down) > LineHabits::reach || std::abs(across) > LineHabits::reach)
                continue;
            const auto place = static_cast<std::size_t>(
                (((down + LineHabits::reach) * wide + across + LineHabits::reach) * lineDirections +
                 direction) *
                    lineDirections +
                other);
            // Cut off at its reach the table would not be that of any pictures; falling off gently it nearly
            // is.
            const double fade = (1 - std::abs(down) / (LineHabits::reach + 1.0)) *
                                (1 - std::abs(across) / (LineHabits::reach + 1.0));
            both.at<double>(i, j) =
                fade * (habits.common[place] - habits.mean[static_cast<std::size_t>(direction)] *
                                                   habits.mean[static_cast<std::size_t>(other)]);
        }
        both.at<double>(i, i) += 0.02 + pattern.spread[at] / (pattern.seen + 1);
    }
    cv::Mat found;
    cv::solve(both, apart, found, cv::DECOMP_LU);
    const double length = cv::norm(found) + 1e-12;
    std::vector<float> answer;
    for (int i = 0; i < size; ++i)
        answer.push_back(static_cast<float>(found.at<double>(i) / length));
    return answer;
}

} // namespace vision
