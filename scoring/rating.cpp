// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rating.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace scoring {

namespace {

constexpr double beta = 25.0 / 6.0; // how much chance there is in one game
constexpr double kappa = 0.0001;    // what is left of a variance at least

struct Strength {
    double mu = 0.0;
    double variance = 0.0;
    double weight = 0.0;     // exp(mu / c)
    double weightFrom = 0.0; // the sum of the weights of all teams of this rank or behind it
    int sameRank = 0;
};

std::vector<Strength> strengths(const std::vector<Team> &teams)
{
    std::vector<Strength> all(teams.size());
    for (std::size_t i = 0; i < teams.size(); ++i) {
        for (const Rating &player : teams[i]) {
            all[i].mu += player.mu;
            all[i].variance += player.sigma * player.sigma;
        }
    }
    return all;
}

} // namespace

std::vector<Team> rate(std::vector<Team> teams, std::span<const int> ranks, double drift)
{
    assert(teams.size() == ranks.size());
    for (Team &team : teams) {
        for (Rating &player : team)
            player.sigma = std::sqrt(player.sigma * player.sigma + drift * drift);
    }

    std::vector<Strength> all = strengths(teams);
    double spread = 0.0;
    for (const Strength &team : all)
        spread += team.variance + beta * beta;
    const double c = std::sqrt(spread);
    for (Strength &team : all)
        team.weight = std::exp(team.mu / c);
    for (std::size_t q = 0; q < all.size(); ++q) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (ranks[i] >= ranks[q])
                all[q].weightFrom += all[i].weight;
            if (ranks[i] == ranks[q])
                ++all[q].sameRank;
        }
    }

    for (std::size_t i = 0; i < all.size(); ++i) {
        double omega = 0.0;
        double delta = 0.0;
        for (std::size_t q = 0; q < all.size(); ++q) {
            if (ranks[q] > ranks[i])
                continue;
            const double share = all[i].weight / all[q].weightFrom;
            omega += ((i == q ? 1.0 : 0.0) - share) / all[q].sameRank;
            delta += share * (1.0 - share) / all[q].sameRank;
        }
        const double gamma = std::sqrt(all[i].variance) / c;
        omega *= all[i].variance / c;
        delta *= gamma * all[i].variance / (c * c);
        for (Rating &player : teams[i]) {
            const double part = player.sigma * player.sigma / all[i].variance;
            player.mu += part * omega;
            player.sigma *= std::sqrt(std::max(1.0 - part * delta, kappa));
        }
    }
    return teams;
}

std::vector<Rating> rate(std::span<const Rating> players, std::span<const int> ranks)
{
    std::vector<Team> teams;
    teams.reserve(players.size());
    for (const Rating &player : players)
        teams.push_back({player});
    std::vector<Rating> rated;
    rated.reserve(players.size());
    for (const Team &team : rate(std::move(teams), ranks))
        rated.push_back(team.front());
    return rated;
}

} // namespace scoring
