// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace vision {

/// What many examples of many editions taught about a yes or no: a few hidden numbers made of all features,
/// cut off below zero, each of which speaks for or against. It knows no edition, so it belongs to the
/// program, not to what is taught.
struct Hunch {
    std::vector<std::vector<float>> hidden; ///< one for each hidden number: how much each feature counts
    std::vector<float> level;               ///< added to each before it is cut off
    std::vector<float> says;                ///< how much each says for a yes
    float bias = 0;
    bool operator==(const Hunch &) const = default;
};

inline constexpr std::size_t hunchNumbers = 16;

/// How a hunch fared with the pieces of an edition: art so strange that it misleads must not be read by it.
struct HunchRecord {
    double right = 0;
    double wrong = 0;
    bool operator==(const HunchRecord &) const = default;
};
void look(HunchRecord &record, double logOdds, bool isYes);

/// 1 until it was wrong, 0 where it is wrong every fourth time.
double trust(const HunchRecord &record);

/// Log odds of a yes; 0 where nothing was learned.
double logOdds(const Hunch &hunch, std::span<const float> features);

} // namespace vision
