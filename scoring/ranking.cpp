// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/ranking.h"

#include <algorithm>

namespace scoring {

Ranking rank(const std::vector<int> &points, const std::vector<TieBreak> &tieBreaks)
{
    // One row per seat, compared like words: points first, then each tie-break.
    std::vector<std::vector<int>> keys;
    keys.reserve(points.size());
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        std::vector<int> key{points[seat]};
        for (const TieBreak &tieBreak : tieBreaks)
            key.push_back(tieBreak.values[seat]);
        keys.push_back(std::move(key));
    }

    Ranking ranking;
    for (std::size_t seat = 0; seat < keys.size(); ++seat) {
        const auto ahead =
            std::count_if(keys.begin(), keys.end(), [&](const auto &key) { return key > keys[seat]; });
        ranking.ranks.push_back(1 + static_cast<int>(ahead));
        if (ahead == 0)
            ranking.winners.push_back(static_cast<int>(seat));
    }
    if (ranking.winners.size() != 1) {
        ranking.decidedBy = DecidedBy::Shared;
        return ranking;
    }

    // What settled the game is what separates the winner from the rival who kept up the longest.
    const std::vector<int> &best = keys[static_cast<std::size_t>(ranking.winners.front())];
    std::ptrdiff_t settledBy = 0;
    for (const auto &key : keys) {
        if (key != best)
            settledBy = std::max(settledBy,
                                 std::mismatch(best.begin(), best.end(), key.begin()).first - best.begin());
    }
    if (settledBy > 0)
        ranking.decidedBy = tieBreaks[static_cast<std::size_t>(settledBy - 1)].by;
    return ranking;
}

} // namespace scoring
