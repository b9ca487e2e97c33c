// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/kinds.h"

#include <array>
#include <numeric>

namespace vision {

namespace {

/// Several sums side by side, which compilers take at once; the order of adding does not matter here.
float product(std::span<const float> one, std::span<const float> other)
{
    constexpr std::size_t lanes = 16;
    std::array<float, lanes> sums{};
    std::size_t i = 0;
    for (; i + lanes <= one.size(); i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums[lane] += one[i + lane] * other[i + lane];
    }
    for (; i < one.size(); ++i)
        sums[0] += one[i] * other[i];
    return std::accumulate(sums.begin(), sums.end(), 0.F);
}

} // namespace

Kinds emptyKinds(std::size_t count, std::size_t numbers)
{
    return {std::vector<Kinds::Kind>(count, {0, std::vector<float>(numbers, 0.F)})};
}

void look(Kinds &kinds, std::size_t kind, std::span<const float> numbers)
{
    Kinds::Kind &one = kinds.kinds[kind];
    one.seen += 1;
    const auto by = static_cast<float>(1 / one.seen);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        one.mean[i] += (numbers[i] - one.mean[i]) * by;
}

std::vector<float> seen(std::span<const std::vector<float>> directions, std::span<const float> features)
{
    std::vector<float> numbers;
    for (const std::vector<float> &direction : directions)
        numbers.push_back(product(direction, features));
    return numbers;
}

double squaredDistance(std::span<const float> one, std::span<const float> other)
{
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        sum += (one[i] - other[i]) * (one[i] - other[i]);
    return sum;
}

} // namespace vision
