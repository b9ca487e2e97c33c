// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "scoring/rockwell/game.h"
#include "scoring/rockwell/game_json.h"
#include "scoring/score_json.h"

#include <string>
#include <vector>

// Short ways to lay out a table of Rockwell.
namespace scoring::rockwell {

/// The part of a record as it is read, and what was wrong with it.
struct ReadPart {
    Game game;
    std::vector<Fault> faults;
};

inline ReadPart readPart(const std::string &text, int players)
{
    const Json document = Json::parse(text);
    JsonReader reader;
    Game game = readGame(reader, {&document, {}}, players);
    return {std::move(game), std::move(reader.faults)};
}

inline QList<int> list(const std::vector<int> &numbers)
{
    return {numbers.begin(), numbers.end()};
}

/// A player at the end, with goal tiles as {goal, prestige}.
inline FinalHoldings holding(std::initializer_list<std::pair<Goal, int>> goals,
                             std::vector<int> deliveries = {}, Cubes stock = {}, int money = 0)
{
    GoalTiles tiles;
    for (const auto &[goal, value] : goals)
        tiles[goal] = value;
    return {tiles, std::move(deliveries), stock, money};
}

} // namespace scoring::rockwell
