// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/game.h"

namespace scoring::imperial_miners {

Score score(const Game &game)
{
    Score result;
    result.lines = finalLines(game.players);
    result.totals = totals(result.lines, static_cast<int>(game.players.size()));
    result.coinValues = coinValues(game.players);
    result.ranking = rank(
        result.totals, {{DecidedBy::Coins, result.coinValues}, {DecidedBy::Carts, fullCarts(game.players)}});
    if (game.players.size() == 1) {
        result.ranking.winners.clear();
        result.ranking.decidedBy = DecidedBy::Solo;
        result.soloRank = soloRank(result.totals.front());
    }
    result.warnings = check(game);
    return result;
}

} // namespace scoring::imperial_miners
