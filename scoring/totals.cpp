// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/totals.h"

#include <algorithm>

namespace scoring {

namespace {

// The seats with the most points that are, or are not, among the winners.
std::vector<TotalsWarning> warningsOf(const std::vector<int> &points, const std::vector<bool> &won,
                                      GameKind game)
{
    TotalsWarning notHighest{TotalsWarningCode::WinnerNotHighest, {}};
    TotalsWarning notShared{TotalsWarningCode::VictoryNotShared, {}};
    const int most = *std::ranges::max_element(points);
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        if (won[seat] && points[seat] < most)
            notHighest.players.push_back(static_cast<int>(seat));
        if (!won[seat] && points[seat] == most)
            notShared.players.push_back(static_cast<int>(seat));
    }
    if (!notHighest.players.empty())
        return {notHighest};
    if (!notShared.players.empty() && facts(game).tieBreak == DecidedBy::Shared)
        return {notShared};
    return {};
}

// The winners share first place, the others follow by their points.
Ranking rankByHand(const std::vector<int> &points, const std::vector<bool> &won)
{
    std::vector<int> first;
    TieBreak others{DecidedBy::Hand, {}};
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        first.push_back(won[seat] ? 1 : 0);
        others.values.push_back(won[seat] ? 0 : points[seat]);
    }
    Ranking ranking = rank(first, {others});
    ranking.decidedBy = DecidedBy::Hand;
    return ranking;
}

} // namespace

TotalsScore score(const Totals &totals, GameKind game)
{
    Line line{0, "total", {}};
    for (const int points : totals.points)
        line.awards.push_back({.count = points, .points = points});
    TotalsScore result{{{std::move(line)}, totals.points, rank(totals.points, {})}, {}, {}};
    if (totals.points.size() == 1) {
        result.ranking.winners.clear();
        result.ranking.decidedBy = DecidedBy::Solo;
        if (game == GameKind::ImperialMiners)
            result.soloRank = imperial_miners::soloRank(totals.points.front());
        return result;
    }
    if (!totals.winners)
        return result;

    std::vector<bool> won(totals.points.size(), false);
    for (const int winner : *totals.winners)
        won[static_cast<std::size_t>(winner)] = true;
    result.warnings = warningsOf(totals.points, won, game);
    result.ranking =
        result.warnings.empty()
            ? rank(totals.points, {{facts(game).tieBreak, std::vector<int>(won.begin(), won.end())}})
            : rankByHand(totals.points, won);
    return result;
}

} // namespace scoring
