// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/unseen_kinds.h"

#include "vision/mine_profile.h"

#include <algorithm>
#include <vector>

namespace vision {

namespace {

using Mean = std::vector<float>;

void add(Mean &to, const Mean &from, float times)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] += times * from[i];
}

/// What kinds have in common: for each factor, which of its values every kind has.
using Factors = std::vector<std::vector<std::size_t>>;

/// How far each kind is off what is usual, as far as the factors say: each of them in turn takes what the
/// others leave, weighed by how often a kind was seen (but no kind outweighs all).
std::vector<Mean> offByFactors(const Kinds &off, const Factors &factors)
{
    const std::size_t numbers = off.kinds.front().mean.size();
    std::vector<std::vector<Mean>> parts;
    for (const std::vector<std::size_t> &values : factors)
        parts.emplace_back(*std::ranges::max_element(values) + 1, Mean(numbers, 0));
    const auto guess = [&](std::size_t kind) {
        Mean mean(numbers, 0);
        for (std::size_t factor = 0; factor < parts.size(); ++factor)
            add(mean, parts[factor][factors[factor][kind]], 1);
        return mean;
    };
    for (int round = 0; round < 6; ++round) {
        for (std::size_t factor = 0; factor < parts.size(); ++factor) {
            std::vector<Mean> left(parts[factor].size(), Mean(numbers, 0));
            std::vector<float> sum(parts[factor].size(), 0);
            for (std::size_t kind = 0; kind < off.kinds.size(); ++kind) {
                const auto weight = static_cast<float>(off.kinds[kind].seen / (off.kinds[kind].seen + 3));
                const std::size_t value = factors[factor][kind];
                Mean rest = off.kinds[kind].mean;
                add(rest, guess(kind), -1);
                add(rest, parts[factor][value], 1);
                add(left[value], rest, weight);
                sum[value] += weight;
            }
            // Without much proof an edition is as usual.
            constexpr float reluctance = 0.5F;
            for (std::size_t value = 0; value < left.size(); ++value) {
                parts[factor][value].assign(numbers, 0);
                add(parts[factor][value], left[value], 1 / (sum[value] + reluctance));
            }
        }
    }
    std::vector<Mean> answer;
    for (std::size_t kind = 0; kind < off.kinds.size(); ++kind)
        answer.push_back(guess(kind));
    return answer;
}

/// Kinds seen rarely lean on what the factors say, those never seen are what they say.
Kinds leaning(const Kinds &kinds, const Kinds &usual, const Factors &factors)
{
    Kinds answer = kinds;
    for (std::size_t kind = 0; kind < kinds.kinds.size(); ++kind) {
        Mean &mean = answer.kinds[kind].mean;
        if (kinds.kinds[kind].seen < 1)
            mean = usual.kinds[kind].mean;
        add(mean, usual.kinds[kind].mean, -1);
    }
    const std::vector<Mean> off = offByFactors(answer, factors);
    for (std::size_t kind = 0; kind < kinds.kinds.size(); ++kind) {
        const auto seen = static_cast<float>(kinds.kinds[kind].seen);
        constexpr float lean = 1;
        Mean mean = usual.kinds[kind].mean;
        add(mean, off[kind], lean / (seen + lean));
        add(mean, answer.kinds[kind].mean, seen / (seen + lean));
        answer.kinds[kind].mean = mean;
    }
    return answer;
}

} // namespace

Kinds withUnseenTiles(const Kinds &tiles, const Kinds &usual)
{
    Factors factors(4, std::vector<std::size_t>(tiles.kinds.size(), 0));
    for (const std::size_t level : {0U, 1U, 2U, 3U}) {
        for (const std::size_t side : {0U, 1U}) {
            for (const int carts : {1, 2}) {
                const std::size_t kind = tileKind(level, side, carts);
                const std::size_t two = carts == 2 ? 1 : 0;
                factors[1][kind] = two;
                factors[2][kind] = level * 2 + two; // carts in the level's colour
                factors[3][kind] = side * 2 + two;  // lanterns that leave room for the carts
            }
        }
    }
    return leaning(tiles, usual, factors);
}

Kinds withUnseenCarts(const Kinds &carts, const Kinds &usual)
{
    Factors factors(4, std::vector<std::size_t>(carts.kinds.size(), 0));
    for (std::size_t place = 0; place < cartPlaces; ++place) {
        for (const std::size_t level : {0U, 1U, 2U, 3U}) {
            for (const bool loaded : {false, true}) {
                const std::size_t kind = cartKind(static_cast<CartPlace>(place), level, loaded);
                const std::size_t cube = loaded ? 1 : 0;
                factors[0][kind] = cube;
                factors[1][kind] = place * 2 + cube; // what is around the cart, and its shape
                factors[2][kind] = level * 2 + cube; // its colour, or that of the cube that hides it
                factors[3][kind] = place * 4 + level;
            }
        }
    }
    return leaning(carts, usual, factors);
}

Kinds withUnseenPresence(const Kinds &presence, const Kinds &usual)
{
    return leaning(presence, usual, {{0, 1, 1}});
}

} // namespace vision
