// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace scoring {

/// How strong someone plays, and how sure that is: the Plackett-Luce model of Weng and Lin, as OpenSkill
/// publishes it.
struct Rating {
    double mu = 25.0;
    double sigma = 25.0 / 3.0;
    bool operator==(const Rating &) const = default;
};

/// What players are ordered by: almost certainly they are better than this.
constexpr double ordinal(const Rating &rating)
{
    return rating.mu - 3.0 * rating.sigma;
}

inline constexpr double ratingDrift = 25.0 / 300.0; ///< tau: how much a player may change between two games

using Team = std::vector<Rating>;

/// The teams after one game. `ranks` per team: lower is better, equal is a tie.
std::vector<Team> rate(std::vector<Team> teams, std::span<const int> ranks, double drift = ratingDrift);

/// The same for players on their own.
std::vector<Rating> rate(std::span<const Rating> players, std::span<const int> ranks);

} // namespace scoring
