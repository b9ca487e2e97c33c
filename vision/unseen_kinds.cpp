// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/unseen_kinds.h"

#include "vision/mine_profile.h"

#include <algorithm>
#include <vector>

namespace vision {

namespace {

using Mean = std::vector<float>;

constexpr double often = 20; // seen that often, a kind needs no help

void add(Mean &to, const Mean &from, float times)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] += times * from[i];
}

/// What kinds have in common: for each factor, which of its values every kind has.
using Factors = std::vector<std::vector<std::size_t>>;

/// Kinds seen rarely lean on what the factors say, those never seen are what they say.
Kinds leaning(const Kinds &kinds, const Factors &factors)
{
    if (std::ranges::all_of(kinds.kinds, [](const Kinds::Kind &kind) { return kind.seen >= often; }))
        return kinds;
    const std::size_t features = kinds.kinds.front().mean.size();
    Mean all(features, 0);
    std::vector<std::vector<Mean>> parts;
    for (const std::vector<std::size_t> &values : factors)
        parts.emplace_back(*std::ranges::max_element(values) + 1, Mean(features, 0));
    const auto guess = [&](std::size_t kind) {
        Mean mean = all;
        for (std::size_t factor = 0; factor < parts.size(); ++factor)
            add(mean, parts[factor][factors[factor][kind]], 1);
        return mean;
    };
    // Each part in turn takes what the others leave, weighed by how often a kind was seen (but no kind
    // outweighs all).
    const auto weigh = [](const Kinds::Kind &kind) {
        return static_cast<float>(kind.seen / (kind.seen + 3));
    };
    for (int round = 0; round < 6; ++round) {
        for (std::size_t factor = 0; factor <= parts.size(); ++factor) {
            const bool common = factor == parts.size();
            const std::size_t size = common ? 1 : parts[factor].size();
            std::vector<Mean> left(size, Mean(features, 0));
            std::vector<float> sum(size, 0);
            for (std::size_t kind = 0; kind < kinds.kinds.size(); ++kind) {
                const float weight = weigh(kinds.kinds[kind]);
                if (weight <= 0)
                    continue;
                const std::size_t value = common ? 0 : factors[factor][kind];
                Mean rest = kinds.kinds[kind].mean;
                add(rest, guess(kind), -1);
                add(left[value], rest, weight);
                sum[value] += weight;
            }
            for (std::size_t value = 0; value < size; ++value)
                add(common ? all : parts[factor][value], left[value],
                    sum[value] > 0 ? 1 / (sum[value] + 0.1F) : 0);
        }
    }
    Kinds answer = kinds;
    for (std::size_t kind = 0; kind < kinds.kinds.size(); ++kind) {
        const auto seen = static_cast<float>(kinds.kinds[kind].seen);
        constexpr float lean = 1;
        Mean mean = guess(kind);
        for (std::size_t i = 0; i < features; ++i)
            mean[i] = (seen * kinds.kinds[kind].mean[i] + lean * mean[i]) / (seen + lean);
        answer.kinds[kind].mean = mean;
    }
    return answer;
}

} // namespace

Kinds withUnseenTiles(const Kinds &tiles)
{
    Factors factors(2, std::vector<std::size_t>(tiles.kinds.size()));
    for (const std::size_t level : {0U, 1U, 2U, 3U}) {
        for (const std::size_t side : {0U, 1U}) {
            for (const int carts : {1, 2}) {
                const std::size_t kind = tileKind(level, side, carts);
                factors[0][kind] = level * 2 + (carts == 2 ? 1 : 0); // carts in the level's colour
                factors[1][kind] = side * 2 + (carts == 2 ? 1 : 0);  // lanterns that leave room for the carts
            }
        }
    }
    return leaning(tiles, factors);
}

Kinds withUnseenCarts(const Kinds &carts, const CubeLook &cubes)
{
    Factors factors(3, std::vector<std::size_t>(carts.kinds.size()));
    for (std::size_t place = 0; place < cartPlaces; ++place) {
        for (const std::size_t level : {0U, 1U, 2U, 3U}) {
            for (const bool loaded : {false, true}) {
                const std::size_t kind = cartKind(static_cast<CartPlace>(place), level, loaded);
                factors[0][kind] = place * 2 + (loaded ? 1 : 0); // what is around the cart, and its shape
                factors[1][kind] =
                    level * 2 + (loaded ? 1 : 0); // its colour, or that of the cube that hides it
                factors[2][kind] = place * 4 + level;
            }
        }
    }
    Kinds answer = leaning(carts, factors);
    for (std::size_t kind = 0; kind + 1 < carts.kinds.size(); kind += 2) {
        const auto seen = static_cast<float>(carts.kinds[kind + 1].seen);
        const std::vector<float> likely = withCube(cubes, answer.kinds[kind].mean, kind / 2 % 4);
        for (std::size_t i = 0; i < likely.size() && seen < often; ++i)
            answer.kinds[kind + 1].mean[i] =
                (seen * carts.kinds[kind + 1].mean[i] + cubesAnywhere * likely[i]) / (seen + cubesAnywhere);
    }
    return answer;
}

} // namespace vision
