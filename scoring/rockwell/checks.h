// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/goals.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace scoring::rockwell {

struct Game;

/// What can hardly be true at one table.
enum class WarningCode : std::uint8_t {
    MoneyNotInHundreds, ///< found: dollars
    DuplicateGoalTile,  ///< found: how many players have that tile; goal, tile
    GoalTileSkipped,    ///< tile: one still in its stack above a tile that was taken; goal
    ImpossibleGoalSum,  ///< found: the prestige said; limit: the most, or the least, for that many tiles
    TooManyDeliveries,  ///< found, limit: tiles
};

/// One impossibility and its culprits. Only the details that belong to the code are set.
struct Warning {
    WarningCode code{};
    std::vector<int> players; ///< seats, in seating order
    int found = 0;
    int limit = 0;
    std::optional<Goal> goal;
    int tile = 0; ///< prestige of the goal tile
    bool operator==(const Warning &) const = default;
};

/// All warnings of a game, check by check in the order of WarningCode.
std::vector<Warning> check(const Game &game);

} // namespace scoring::rockwell
