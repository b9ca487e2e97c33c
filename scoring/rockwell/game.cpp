// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/game.h"

#include "scoring/majority.h"

#include <numeric>

namespace scoring::rockwell {

namespace {

Line goalLine(const Game &game)
{
    Line line{0, "goals", {}};
    for (const FinalHoldings &player : game.players) {
        Award award{.count = player.goalCount(), .points = player.goalPoints()};
        if (const auto *tiles = std::get_if<GoalTiles>(&player.goals)) {
            for (const GoalFacts &goal : goalTable) {
                if (const int value = (*tiles)[goal.goal])
                    award.pieces.push_back({static_cast<std::uint8_t>(tileNumber(goal.goal, value)), 1});
            }
        }
        line.awards.push_back(std::move(award));
    }
    return line;
}

Line deliveryLine(const Game &game)
{
    Line line{0, "deliveries", {}};
    for (const FinalHoldings &player : game.players)
        line.awards.push_back(
            {.count = static_cast<int>(player.deliveries.size()),
             .points = std::accumulate(player.deliveries.begin(), player.deliveries.end(), 0)});
    return line;
}

Line majorityLine(std::string_view name, const Game &game, auto amountOf)
{
    std::vector<int> amounts;
    for (const FinalHoldings &player : game.players)
        amounts.push_back(amountOf(player));
    return {0, name, majorityAwards(amounts, game.options)};
}

} // namespace

int FinalHoldings::goalPoints() const
{
    const auto *tiles = std::get_if<GoalTiles>(&goals);
    return tiles ? tiles->sum() : std::get<GoalSum>(goals).points;
}

int FinalHoldings::goalCount() const
{
    const auto *tiles = std::get_if<GoalTiles>(&goals);
    return tiles ? tiles->count() : std::get<GoalSum>(goals).count;
}

std::vector<Award> majorityAwards(const std::vector<int> &amounts, const Options &options)
{
    std::vector<Award> counted;
    for (const int amount : amounts)
        counted.push_back({.count = amount});
    return scoreMajority(std::move(counted), {.points = setupFor(static_cast<int>(amounts.size())).majority,
                                              .noneScores = options.zeroScores});
}

Ranking rankPlayers(const std::vector<int> &totals, const std::vector<int> &goalCount,
                    const std::vector<int> &cubeCount)
{
    return rank(totals, {{DecidedBy::Goals, goalCount}, {DecidedBy::Cubes, cubeCount}});
}

Score score(const Game &game)
{
    Score result;
    result.lines = {goalLine(game), deliveryLine(game)};
    for (const Resource resource : resources)
        result.lines.push_back(
            majorityLine(resourceNames[at(resource)], game,
                         [=](const FinalHoldings &player) { return player.stock[resource]; }));
    result.lines.push_back(
        majorityLine("money", game, [](const FinalHoldings &player) { return player.money; }));

    for (const FinalHoldings &player : game.players) {
        result.goalCount.push_back(player.goalCount());
        result.cubeCount.push_back(player.stock.sum());
    }
    result.totals = totals(result.lines, static_cast<int>(game.players.size()));
    result.ranking = rankPlayers(result.totals, result.goalCount, result.cubeCount);
    result.warnings = check(game);
    return result;
}

} // namespace scoring::rockwell
