// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/game.h"

namespace scoring::the_ruhr {

Score score(const Game &game)
{
    Score result;
    result.lines = finalLines(game.players);
    result.totals = totals(result.lines, static_cast<int>(game.players.size()));
    result.ranking = rank(result.totals, {});
    for (const Dump dump : dumps)
        result.dumpMajorities[at(dump)] = dumpMajority(game.players, dump);
    result.warnings = check(game);
    return result;
}

} // namespace scoring::the_ruhr
