// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/kinds.h"

#include "vision/wide_registers.h"

namespace vision {

namespace {

/// Several sums side by side; the order of adding does not matter here.
VISION_FOR_BOTH float product(const float *one, const float *other, std::size_t size)
{
    Lanes some{}, more{};
    std::size_t i = 0;
    for (; i + 2 * lanes <= size; i += 2 * lanes) {
        some += lanesAt(one + i).all * lanesAt(other + i).all;
        more += lanesAt(one + i + lanes).all * lanesAt(other + i + lanes).all;
    }
    float sum = 0;
    for (; i < size; ++i)
        sum += one[i] * other[i];
    some += more;
    for (int lane = 0; lane < lanes; ++lane)
        sum += some[lane];
    return sum;
}

VISION_FOR_BOTH void addProducts(std::vector<float> &numbers, std::span<const std::vector<float>> directions,
                                 std::span<const float> features)
{
    for (const std::vector<float> &direction : directions)
        numbers.push_back(product(direction.data(), features.data(), features.size()));
}

VISION_WIDE void addProductsWide(std::vector<float> &numbers, std::span<const std::vector<float>> directions,
                                 std::span<const float> features)
{
    addProducts(numbers, directions, features);
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
    numbers.reserve(directions.size());
    wideRegisters() ? addProductsWide(numbers, directions, features)
                    : addProducts(numbers, directions, features);
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
