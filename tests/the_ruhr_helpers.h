// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "scoring/the_ruhr/game.h"
#include "scoring/the_ruhr/pieces.h"

#include <algorithm>
#include <random>

// Short ways to lay out the end of a game of The Ruhr.
namespace scoring::the_ruhr {

/// A player of whom nothing is known but ten warehouses in the supply.
inline FinalHoldings idle()
{
    FinalHoldings player;
    player.supply = 10;
    return player;
}

/// The same with warehouses in these cities.
inline FinalHoldings builtIn(std::initializer_list<City> built)
{
    FinalHoldings player = idle();
    for (const City city : built)
        player.cities[at(city)] = true;
    player.supply -= static_cast<int>(built.size());
    return player;
}

/// The same on the dumps Broich, Werden, Essen, Mark.
inline FinalHoldings onDumps(std::array<int, 4> built)
{
    FinalHoldings player = idle();
    player.dumps = built;
    player.supply -= built[0] + built[1] + built[2] + built[3];
    return player;
}

inline FinalHoldings with(FinalHoldings player, Token token, TokenState state = TokenState::Active)
{
    player.tokens[token] = state;
    return player;
}

/// Any end of a game that has the right shape; most could not come about.
inline Game anyGame(unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&](unsigned limit) { return static_cast<int>(random() % limit); };
    Game game;
    game.options = {below(2) == 0, below(2) == 0, below(2) == 0};
    game.players.resize(2 + random() % 3);
    const auto bold = 2 + random() % 3; // the smaller, the more they build
    for (FinalHoldings &player : game.players) {
        player.vpTrack = below(40) - 5;
        player.thalers = below(12);
        player.loans = below(3) == 0 ? below(6) : 0;
        player.storageLock = below(8) == 0 ? below(4) : 2 * below(2);
        player.storageMark = below(8) == 0 ? below(4) : 2 * below(2);
        for (bool &city : player.cities)
            city = random() % bold == 0;
        if (below(4) == 0)
            player.cities.fill(true);
        for (int &dump : player.dumps)
            dump = random() % bold == 0 ? below(4) : 0;
        if (below(6) == 0)
            std::ranges::for_each(player.dumps, [](int &dump) { ++dump; });
        player.ruhrort = below(4);
        player.bargeAt = static_cast<SalePlace>(below(9));
        for (const TokenKind &token : tokenKinds) {
            if (below(3) == 0)
                player.tokens[token.token] = static_cast<TokenState>(below(token.isWhite() ? 4 : 3));
        }
        player.supply = below(4) == 0 ? below(10) : std::max(0, 10 - warehouses(player));
    }
    return game;
}

} // namespace scoring::the_ruhr
