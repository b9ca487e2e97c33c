// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/totals.h"

namespace scoring {

TotalsScore score(const Totals &totals, GameKind game)
{
    Line line{0, "total", {}};
    for (const int points : totals.points)
        line.awards.push_back({.count = points, .points = points});

    std::vector<TieBreak> tieBreaks;
    if (totals.winners) {
        TieBreak said{facts(game).tieBreak, std::vector<int>(totals.points.size(), 0)};
        for (const int winner : *totals.winners)
            said.values[static_cast<std::size_t>(winner)] = 1;
        tieBreaks.push_back(std::move(said));
    }
    TotalsScore result{{{std::move(line)}, totals.points, rank(totals.points, tieBreaks)}, std::nullopt};
    if (totals.points.size() == 1) {
        result.ranking.winners.clear();
        result.ranking.decidedBy = DecidedBy::Solo;
        if (game == GameKind::ImperialMiners)
            result.soloRank = imperial_miners::soloRank(totals.points.front());
    }
    return result;
}

} // namespace scoring
