// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/pieces.h"

#include <vector>

namespace scoring::rockwell {

inline constexpr int startingMoney = 3000;
inline constexpr Cubes startingCubes{{3, 2, 1, 0}};
inline constexpr int startingPower = 1;

/// What depends on how many play.
struct PlayerCount {
    int players = 0;
    std::array<bool, 4> goalTiles{}; ///< which of a goal's tiles are used, the most valuable first
    bool markedTiles = false;        ///< the dearer safety and shaft tiles
    int centreForEnd = 0;            ///< players who must have reached the centre for the end
    std::array<int, 3> majority{};   ///< prestige of the first, second and third place
    bool robot = false;
};

// clang-format off
inline constexpr std::array playerCounts{
    //          players goal tiles                   marked centre majority   robot
    PlayerCount{4,      {true, true,  true, true},   false, 3,     {3, 2, 1}, false},
    PlayerCount{3,      {true, true,  true, false},  true,  2,     {2, 1, 0}, false},
    PlayerCount{2,      {true, false, true, false},  true,  2,     {2, 0, 0}, true},
};
// clang-format on

/// For 2 to 4 players.
constexpr const PlayerCount &setupFor(int players)
{
    return playerCounts[static_cast<std::size_t>(mostPlayers - players)];
}
static_assert(setupFor(2).players == 2 && setupFor(3).players == 3 && setupFor(4).players == 4);
static_assert(setupFor(2).centreForEnd == 2 / 2 + 1 && setupFor(3).centreForEnd == 3 / 2 + 1 &&
              setupFor(4).centreForEnd == 4 / 2 + 1);

enum class SetupStep : std::uint8_t {
    LayerTiles,        ///< number: in each ring, closed; equal requirements never side by side
    Crews,             ///< number: each player's, one at each entrance
    RobotCrews,        ///< number: in a colour that nobody plays, one at each entrance
    Boards,            ///< number: players, whose side of the phase boards and company boards is up
    BribeTiles,        ///< number: on board I
    SubcontractorDice, ///< number: on board I
    DrillRoundMarker,
    ManagementOrder, ///< drawn at random
    ShiftOrder,      ///< drawn at random too, apart from the other
    ExtractionDecks, ///< number: decks
    DeliveryStacks,  ///< number: tiles, in each stack the cheapest on top
    GoalStacks,      ///< tiles: which are used of each goal, the most valuable on top
    SafetyTiles,     ///< number: each player's, the side without a price up; marked
    MovementMarker,
    Shafts, ///< number: each player's, the cheapest on top; marked
    Money,  ///< number: dollars behind each screen
    Cubes,  ///< cubes: behind each screen
};

struct SetupTask {
    SetupStep step{};
    int number = 0;
    bool marked = false;         ///< the dearer set
    std::array<bool, 4> tiles{}; ///< the most valuable first
    Cubes cubes;
    bool operator==(const SetupTask &) const = default;
};

/// The set-up at this table, step by step in the order of the rulebook.
std::vector<SetupTask> setupChecklist(int players);

} // namespace scoring::rockwell
