// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace vision {

/// What the kinds of a piece look like on average.
struct Kinds {
    struct Kind {
        double seen = 0;
        std::vector<float> mean;
        bool operator==(const Kind &) const = default;
    };
    std::vector<Kind> kinds;
    bool operator==(const Kinds &) const = default;
};

Kinds emptyKinds(std::size_t count, std::size_t numbers);
void look(Kinds &kinds, std::size_t kind, std::span<const float> numbers);

/// A few numbers that tell the kinds of a piece apart, made of many features. Within a kind each of them
/// varies by about 1, whatever the light and the edition, so it belongs to the program, not to what is
/// taught.
struct Sight {
    std::vector<std::vector<float>> directions; ///< one for each number: how much each feature counts
    Kinds usual;                                ///< what kinds look like on average over editions
    bool operator==(const Sight &) const = default;
};

/// A number for each direction.
std::vector<float> seen(std::span<const std::vector<float>> directions, std::span<const float> features);

double squaredDistance(std::span<const float> one, std::span<const float> other);

} // namespace vision
