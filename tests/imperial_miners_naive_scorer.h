// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A second scorer, as simple-minded as possible and with tables of its own, to hold against the real one.

#include "scoring/imperial_miners/game.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace naive {

using scoring::imperial_miners::Game;
using scoring::imperial_miners::Mine;

struct Sheet {
    std::vector<int> tokenPoints;
    std::vector<int> fullCarts;
    std::vector<int> totals;
    std::vector<int> coins;
    std::vector<int> places;
    std::vector<int> winners;
    std::string decidedBy;
    std::string soloRank;
};

// Goes over every pair of cards and looks at where the two lie.
inline int fullCartsIn(const Mine &mine)
{
    using scoring::imperial_miners::code;
    std::set<std::set<std::string>> tokens;
    for (const auto &seam : mine.cartTokens)
        tokens.insert({seam.first, seam.second});
    int full = 0;
    for (const auto &a : mine.cards) {
        for (const auto &b : mine.cards) {
            // b lies right of a, or below it to the left or to the right
            std::size_t sideOfA = 9;
            std::size_t sideOfB = 9;
            if (b.level == a.level && b.x == a.x + 2) {
                sideOfA = 1;
                sideOfB = 0;
            } else if (b.level == a.level + 1 && b.x == a.x - 1) {
                sideOfA = 4;
                sideOfB = 3;
            } else if (b.level == a.level + 1 && b.x == a.x + 1) {
                sideOfA = 5;
                sideOfB = 2;
            }
            if (sideOfA == 9)
                continue;
            const std::string halves{code(*a.half)[sideOfA], code(*b.half)[sideOfB]};
            if (halves == "FF" || ((halves == "FE" || halves == "EF") && tokens.count({a.id, b.id}) == 1))
                ++full;
        }
    }
    return full;
}

inline bool hasHalves(const Mine &mine)
{
    for (const auto &card : mine.cards) {
        if (!card.half)
            return false;
    }
    return true;
}

inline std::string title(int total)
{
    if (total < 35)
        return "NAVVY";
    if (total <= 45)
        return "TUNNELLER";
    if (total <= 55)
        return "NOVICE_MINER";
    if (total <= 60)
        return "MINING_ENGINEER";
    return total <= 65 ? "VETERAN_HEWER" : "KING_OF_THE_DEEP";
}

// Keeps those who have the most of something.
inline std::vector<int> best(const std::vector<int> &group, const std::vector<int> &values)
{
    std::map<int, std::vector<int>> byValue;
    for (const int seat : group)
        byValue[values[static_cast<std::size_t>(seat)]].push_back(seat);
    return byValue.rbegin()->second;
}

inline Sheet score(const Game &game)
{
    Sheet sheet;
    std::vector<int> group;
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        const auto &player = game.players[seat];
        const auto &tokens = player.pointTokens.numbers;
        sheet.tokenPoints.push_back(tokens[0] + 5 * tokens[1] + 10 * tokens[2]);
        const bool fromMine = player.mine && hasHalves(*player.mine);
        sheet.fullCarts.push_back(fromMine ? fullCartsIn(*player.mine)
                                           : player.carts.naturalFull + player.carts.cartTokens);
        sheet.totals.push_back(sheet.tokenPoints[seat] + sheet.fullCarts[seat]);
        sheet.coins.push_back(player.coins.numbers[0] + 5 * player.coins.numbers[1]);
        group.push_back(static_cast<int>(seat));
    }
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        int place = 1;
        for (std::size_t other = 0; other < game.players.size(); ++other) {
            if (sheet.totals[other] != sheet.totals[seat])
                place += sheet.totals[other] > sheet.totals[seat] ? 1 : 0;
            else if (sheet.coins[other] != sheet.coins[seat])
                place += sheet.coins[other] > sheet.coins[seat] ? 1 : 0;
            else
                place += sheet.fullCarts[other] > sheet.fullCarts[seat] ? 1 : 0;
        }
        sheet.places.push_back(place);
    }
    if (group.size() == 1) {
        sheet.decidedBy = "solo";
        sheet.soloRank = title(sheet.totals[0]);
        return sheet;
    }
    const std::vector<std::pair<std::string, std::vector<int>>> criteria{
        {"points", sheet.totals}, {"coins", sheet.coins}, {"carts", sheet.fullCarts}};
    sheet.decidedBy = "shared";
    for (const auto &[name, values] : criteria) {
        group = best(group, values);
        if (group.size() == 1) {
            sheet.decidedBy = name;
            break;
        }
    }
    sheet.winners = group;
    return sheet;
}

} // namespace naive
