// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/checks.h"

#include "scoring/checks.h"
#include "scoring/rockwell/game.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace scoring::rockwell {

namespace {

std::vector<int> holdersOf(const Game &game, Goal goal, int tile)
{
    return seatsWhere(game.players, [=](const FinalHoldings &player) {
        const auto *tiles = std::get_if<GoalTiles>(&player.goals);
        return tiles && (*tiles)[goal] == tile;
    });
}

void checkMoney(const Game &game, std::vector<Warning> &warnings)
{
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        const int money = game.players[seat].money;
        if (money % smallestMoney != 0)
            warnings.push_back({.code = WarningCode::MoneyNotInHundreds,
                                .players = {static_cast<int>(seat)},
                                .found = money,
                                .limit = smallestMoney});
    }
}

void checkDuplicateTiles(const Game &game, std::vector<Warning> &warnings)
{
    for (const GoalFacts &goal : goalTable) {
        for (const int tile : goalTiles(goal.goal, static_cast<int>(game.players.size()))) {
            std::vector<int> holders = holdersOf(game, goal.goal, tile);
            const int copies = static_cast<int>(holders.size());
            if (copies > 1)
                warnings.push_back({.code = WarningCode::DuplicateGoalTile,
                                    .players = std::move(holders),
                                    .found = copies,
                                    .limit = 1,
                                    .goal = goal.goal,
                                    .tile = tile});
        }
    }
}

// Tiles are taken from the top. Somebody who only told a sum may have any tile that seems to be left.
void checkSkippedTiles(const Game &game, std::vector<Warning> &warnings)
{
    if (!seatsWhere(game.players, [](const FinalHoldings &player) {
             return std::holds_alternative<GoalSum>(player.goals);
         }).empty())
        return;
    for (const GoalFacts &goal : goalTable) {
        const std::vector<int> tiles = goalTiles(goal.goal, static_cast<int>(game.players.size()));
        for (const int tile : tiles) {
            if (!holdersOf(game, goal.goal, tile).empty())
                continue;
            std::vector<int> below = seatsWhere(game.players, [&](const FinalHoldings &player) {
                const int value = std::get<GoalTiles>(player.goals)[goal.goal];
                return value > 0 && value < tile;
            });
            if (!below.empty())
                warnings.push_back({.code = WarningCode::GoalTileSkipped,
                                    .players = std::move(below),
                                    .goal = goal.goal,
                                    .tile = tile});
        }
    }
}

// The most, or the least, that so many different goals can be worth.
int extremeSum(int count, int players, bool most)
{
    std::vector<int> values;
    for (const GoalFacts &goal : goalTable) {
        const std::vector<int> tiles = goalTiles(goal.goal, players);
        values.push_back(most ? tiles.front() : tiles.back());
    }
    if (most)
        std::ranges::sort(values, std::greater{});
    else
        std::ranges::sort(values);
    return std::accumulate(values.begin(), values.begin() + std::clamp(count, 0, goalsInTheGame), 0);
}

void checkGoalSums(const Game &game, std::vector<Warning> &warnings)
{
    const int players = static_cast<int>(game.players.size());
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        const auto *sum = std::get_if<GoalSum>(&game.players[seat].goals);
        if (!sum)
            continue;
        const int most = extremeSum(sum->count, players, true);
        const int least = extremeSum(sum->count, players, false);
        if (sum->points > most || sum->points < least)
            warnings.push_back({.code = WarningCode::ImpossibleGoalSum,
                                .players = {static_cast<int>(seat)},
                                .found = sum->points,
                                .limit = sum->points > most ? most : least});
    }
}

void checkDeliveries(const Game &game, std::vector<Warning> &warnings)
{
    checkSum(game.players, {.code = WarningCode::TooManyDeliveries, .limit = deliveryTiles}, warnings,
             [](const FinalHoldings &player) { return static_cast<int>(player.deliveries.size()); });
}

} // namespace

std::vector<Warning> check(const Game &game)
{
    std::vector<Warning> warnings;
    checkMoney(game, warnings);
    checkDuplicateTiles(game, warnings);
    checkSkippedTiles(game, warnings);
    checkGoalSums(game, warnings);
    checkDeliveries(game, warnings);
    return warnings;
}

} // namespace scoring::rockwell
