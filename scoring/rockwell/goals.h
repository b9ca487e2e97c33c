// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/options.h"
#include "scoring/rockwell/setup.h"
#include "scoring/seat.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace scoring::rockwell {

enum class Goal : std::uint8_t { G1, G2, G3, G4, G5, G6, G7, G8, G9 };

inline constexpr int goalsInTheGame = 9;
inline constexpr int tilesPerGoal = 4;

struct GoalFacts {
    Goal goal{};
    std::string_view name; ///< as in records
    int topTile = 0;       ///< prestige of its first tile; each further one in the box is worth one less
};

inline constexpr std::array goalTable{
    GoalFacts{Goal::G1, "G1", 4}, ///< at least 8 zinc and at least 8 copper
    GoalFacts{Goal::G2, "G2", 4}, ///< at least 6 extraction cards
    GoalFacts{Goal::G3, "G3", 4}, ///< at least 10 silver
    GoalFacts{Goal::G4, "G4", 5}, ///< 3 crews of power 2 or more
    GoalFacts{Goal::G5, "G5", 5}, ///< at least 12 gold
    GoalFacts{Goal::G6, "G6", 5}, ///< all crews on layer C or deeper
    GoalFacts{Goal::G7, "G7", 6}, ///< at least 6 of each resource
    GoalFacts{Goal::G8, "G8", 6}, ///< at least 2 crews of power 4
    GoalFacts{Goal::G9, "G9", 6}, ///< a crew has entered the centre
};
static_assert(goalTable.size() == goalsInTheGame);
inline constexpr auto goalNames = [] {
    std::array<std::string_view, goalsInTheGame> names{};
    std::ranges::transform(goalTable, names.begin(), &GoalFacts::name);
    return names;
}();

constexpr const GoalFacts &facts(Goal goal)
{
    return goalTable[at(goal)];
}

/// The tiles of a goal that are in the game, in the order they are taken.
std::vector<int> goalTiles(Goal goal, int players);

/// What the next to take a goal gets; nothing once everyone has it.
std::optional<int> nextTile(Goal goal, int players, int taken);

/// The goal tiles a player has won: prestige by goal, 0 where there is none.
struct GoalTiles {
    std::array<int, goalsInTheGame> values{};

    constexpr int &operator[](Goal goal) { return values[at(goal)]; }
    constexpr int operator[](Goal goal) const { return values[at(goal)]; }
    int count() const;
    int sum() const;
    bool operator==(const GoalTiles &) const = default;
};

/// A goal tile's number among the 36, goal by goal, the most valuable first.
constexpr int tileNumber(Goal goal, int value)
{
    return static_cast<int>(goal) * tilesPerGoal + facts(goal).topTile - value;
}

} // namespace scoring::rockwell
