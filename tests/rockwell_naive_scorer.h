// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The final scoring of Rockwell once more, as simple-minded as possible and straight from the rules' text. It
// shares nothing with the real one but the record it reads.

#include "scoring/rockwell/game.h"

#include <map>
#include <string>
#include <vector>

namespace naive {

struct Sheet {
    std::map<std::string, std::vector<int>> points; ///< line by line
    std::vector<int> totals;
    std::vector<int> winners;
    std::string decidedBy;
};

inline std::vector<int> majority(const std::vector<int> &amounts, bool zeroScores)
{
    std::vector<int> points;
    for (const int mine : amounts) {
        int larger = 0;
        for (const int other : amounts) {
            if (other > mine)
                larger++;
        }
        int won = 0;
        if (amounts.size() == 4) {
            if (larger == 0)
                won = 3;
            if (larger == 1)
                won = 2;
            if (larger == 2)
                won = 1;
        } else if (amounts.size() == 3) {
            if (larger == 0)
                won = 2;
            if (larger == 1)
                won = 1;
        } else if (larger == 0) {
            won = 2;
        }
        if (mine == 0 && !zeroScores)
            won = 0;
        points.push_back(won);
    }
    return points;
}

// Keeps those of the candidates who have most.
inline std::vector<int> best(const std::vector<int> &candidates, const std::vector<int> &values)
{
    int most = -1;
    for (const int seat : candidates) {
        if (values[static_cast<std::size_t>(seat)] > most)
            most = values[static_cast<std::size_t>(seat)];
    }
    std::vector<int> kept;
    for (const int seat : candidates) {
        if (values[static_cast<std::size_t>(seat)] == most)
            kept.push_back(seat);
    }
    return kept;
}

inline Sheet score(const scoring::rockwell::Game &game)
{
    using namespace scoring::rockwell;
    Sheet sheet;
    std::vector<std::vector<int>> amounts(5);
    std::vector<int> goalNumbers;
    std::vector<int> cubeNumbers;
    std::vector<int> everyone;
    for (const FinalHoldings &player : game.players) {
        everyone.push_back(static_cast<int>(everyone.size()));
        int goals = 0;
        int number = 0;
        if (player.goals.index() == 0) {
            for (const int tile : std::get<0>(player.goals).values) {
                goals += tile;
                if (tile != 0)
                    number++;
            }
        } else {
            goals = std::get<1>(player.goals).points;
            number = std::get<1>(player.goals).count;
        }
        int deliveries = 0;
        for (const int tile : player.deliveries)
            deliveries += tile;
        int cubes = 0;
        for (std::size_t kind = 0; kind < 4; kind++) {
            amounts[kind].push_back(player.stock.numbers[kind]);
            cubes += player.stock.numbers[kind];
        }
        amounts[4].push_back(player.money);
        sheet.points["goals"].push_back(goals);
        sheet.points["deliveries"].push_back(deliveries);
        goalNumbers.push_back(number);
        cubeNumbers.push_back(cubes);
    }
    const std::vector<std::string> names{"zinc", "copper", "silver", "gold", "money"};
    for (std::size_t kind = 0; kind < 5; kind++)
        sheet.points[names[kind]] = majority(amounts[kind], game.options.zeroScores);
    for (std::size_t seat = 0; seat < game.players.size(); seat++) {
        int total = 0;
        for (const auto &line : sheet.points)
            total += line.second[seat];
        sheet.totals.push_back(total);
    }

    sheet.winners = best(everyone, sheet.totals);
    sheet.decidedBy = "points";
    if (sheet.winners.size() > 1) {
        sheet.winners = best(sheet.winners, goalNumbers);
        sheet.decidedBy = "goals";
    }
    if (sheet.winners.size() > 1) {
        sheet.winners = best(sheet.winners, cubeNumbers);
        sheet.decidedBy = "cubes";
    }
    if (sheet.winners.size() > 1)
        sheet.decidedBy = "shared";
    return sheet;
}

} // namespace naive
