// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/game_score.h"
#include "scoring/rockwell/checks.h"
#include "scoring/rockwell/goals.h"

#include <variant>
#include <vector>

namespace scoring::rockwell {

/// Goal tiles of which only the prestige together and their number are known.
struct GoalSum {
    int points = 0;
    int count = 0;
    bool operator==(const GoalSum &) const = default;
};

/// What one player has when the game is over.
struct FinalHoldings {
    std::variant<GoalTiles, GoalSum> goals;
    std::vector<int> deliveries; ///< prestige of the delivery tiles; may be one entry for all of them
    Cubes stock;
    int money = 0;

    int goalPoints() const;
    int goalCount() const;
    bool operator==(const FinalHoldings &) const = default;
};

/// Everything that is needed to score a game: people only, the robot is never among them.
struct Game {
    Options options;
    std::vector<FinalHoldings> players; ///< per seat
    bool operator==(const Game &) const = default;
};

/// Lines: goals, deliveries, zinc, copper, silver, gold, money. The pieces of the line of goals are numbered
/// as by tileNumber().
struct Score : GameScore {
    std::vector<int> goalCount; ///< per seat: the first tie-break
    std::vector<int> cubeCount; ///< per seat: the second
    std::vector<Warning> warnings;
    bool operator==(const Score &) const = default;
};

Score score(const Game &game);

/// One majority: the amounts of all seats, with the prestige and the place of each.
std::vector<Award> majorityAwards(const std::vector<int> &amounts, const Options &options);

/// Prestige, then goal tiles, then cubes; who is equal in all three shares the place.
Ranking rankPlayers(const std::vector<int> &totals, const std::vector<int> &goalCount,
                    const std::vector<int> &cubeCount);

} // namespace scoring::rockwell
