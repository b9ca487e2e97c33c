// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/game.h"

#include <iterator>

namespace scoring::coal_baron {

Score score(const Game &game)
{
    static const ShiftState nothing;
    Score result;
    if (game.shifts.empty())
        return result;
    Seat startingPlayer = game.startingPlayer;
    for (std::size_t played = 0; played < game.shifts.size(); ++played) {
        const int shift = static_cast<int>(played) + 1;
        const ShiftState &now = game.shifts[played];
        std::vector<Line> lines =
            evaluateShift(shift, now, played > 0 ? game.shifts[played - 1] : nothing, game.options);
        result.lines.insert(result.lines.end(), std::make_move_iterator(lines.begin()),
                            std::make_move_iterator(lines.end()));
        if (shift < shiftCount) {
            result.nextStarts.push_back(nextStartingPlayer(now, startingPlayer));
            startingPlayer = result.nextStarts.back().seat;
        }
    }

    std::vector<TieBreak> tieBreaks;
    if (game.final) {
        std::vector<Line> lines = finalLines(*game.final);
        result.lines.insert(result.lines.end(), std::make_move_iterator(lines.begin()),
                            std::make_move_iterator(lines.end()));
        result.marksLeft = marksLeft(*game.final);
        tieBreaks.push_back({DecidedBy::Marks, result.marksLeft});
    }
    result.totals = totals(result.lines, game.players());
    result.ranking = rank(result.totals, tieBreaks);
    result.warnings = check(game);
    return result;
}

} // namespace scoring::coal_baron
