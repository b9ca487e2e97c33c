// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace vision {

/// What the kinds of a piece look like on average, as features.
struct Kinds {
    struct Kind {
        double seen = 0;
        std::vector<float> mean;
        bool operator==(const Kind &) const = default;
    };
    std::vector<Kind> kinds;
    bool operator==(const Kinds &) const = default;
};

Kinds emptyKinds(std::size_t count, std::size_t features);
void look(Kinds &kinds, std::size_t kind, std::span<const float> features);

/// How features vary within any kind, by light, blur and a place not quite met: strongly along some
/// directions, little across all of them. Much the same in all editions, so it belongs to the program, not to
/// what is taught.
struct Nuisance {
    std::vector<std::vector<float>> directions; ///< unit vectors at right angles
    std::vector<float> strengths;               ///< variance along each
    float rest = 1;                             ///< variance in any other direction
    bool operator==(const Nuisance &) const = default;
};

/// Features in which all that varies within a kind varies by about 1: distances between them tell kinds
/// apart.
std::vector<float> whitened(const Nuisance &nuisance, std::span<const float> features);

double squaredDistance(std::span<const float> one, std::span<const float> other);

} // namespace vision
