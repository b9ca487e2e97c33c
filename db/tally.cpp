// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/tally.h"

#include <algorithm>
#include <vector>

namespace db {

namespace {

void rateAll(std::span<Standing *const> standings, std::span<const Result> results)
{
    std::vector<scoring::Rating> before;
    std::vector<int> ranks;
    for (std::size_t seat = 0; seat < results.size(); ++seat) {
        before.push_back(standings[seat]->rating);
        ranks.push_back(results[seat].rank);
    }
    const std::vector<scoring::Rating> after = scoring::rate(before, ranks);
    for (std::size_t seat = 0; seat < results.size(); ++seat)
        standings[seat]->rating = after[seat];
}

} // namespace

void count(std::span<Standing *const> standings, std::span<const Result> results)
{
    const auto winners = std::ranges::count_if(results, &Result::winner);
    for (std::size_t seat = 0; seat < results.size(); ++seat) {
        Standing &standing = *standings[seat];
        const Result &result = results[seat];
        standing.best = standing.games == 0 ? result.total : std::max(standing.best, result.total);
        ++standing.games;
        standing.points += result.total;
        if (result.winner) {
            ++standing.wins;
            standing.winShare += 1.0 / static_cast<double>(winners);
        }
    }
    if (results.size() > 1)
        rateAll(standings, results);
}

} // namespace db
