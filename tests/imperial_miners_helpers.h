// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "scoring/imperial_miners/game.h"
#include "scoring/imperial_miners/placement.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

// Short ways to lay out a table of Imperial Miners.
namespace scoring::imperial_miners {

inline char *toString(SoloRank rank)
{
    return qstrdup(soloTitles.at(at(rank)).name.data());
}

/// A player who counted the carts and did not record the mine.
inline FinalHoldings counted(PointTokens tokens, Coins coins = {}, CartCounts carts = {})
{
    return {tokens, coins, carts, std::nullopt, std::nullopt, std::nullopt};
}

inline Card card(std::string_view id, int level, int x, std::string_view half = "------",
                 std::vector<Faction> factions = {})
{
    return {std::string(id), level, x, findHalfCarts(half), std::move(factions), 0, 0};
}

struct PlacedCard {
    int round = 0;
    std::string_view id;
    int level = 0;
    int x = 0;
    std::string_view half;
};

/// The test mine M1, round by round. Its cards are invented.
inline constexpr std::array mineM1{
    PlacedCard{1, "A", 1, 0, "FE--EF"}, PlacedCard{2, "D", 2, 1, "EFFFEF"},
    PlacedCard{3, "B", 1, 2, "FF--FE"}, PlacedCard{4, "E", 2, 3, "FEEFFF"},
    PlacedCard{5, "G", 3, 2, "FFEFFE"}, PlacedCard{6, "C", 1, 4, "EF--FF"},
    PlacedCard{7, "H", 3, 4, "EFFEFF"}, PlacedCard{8, "I", 4, 3, "FEFF--"},
    PlacedCard{9, "F", 2, 5, "FFFEEF"}, PlacedCard{10, "J", 1, 8, "FF--FF"},
};

/// M1 after that many rounds.
inline Mine m1(int rounds = 10)
{
    Mine mine;
    for (const PlacedCard &placed : mineM1) {
        if (placed.round <= rounds)
            mine.cards.push_back(card(placed.id, placed.level, placed.x, placed.half));
    }
    return mine;
}

/// "A-D B-D"
inline QString names(const std::vector<Seam> &seams)
{
    QStringList words;
    for (const Seam &seam : seams)
        words << QString::fromStdString(seam.first + "-" + seam.second);
    return words.join(' ');
}

} // namespace scoring::imperial_miners
