// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/spaces.h"
#include "scoring/seat.h"

#include <array>
#include <vector>

namespace scoring::coal_baron {

/// What the set-up gives at a table of a certain size.
struct SetupNumbers {
    int players = 0;
    int lockTiles = 0;
    int workers = 0; ///< each
    int marks = 0;   ///< each
    int draftOrders = 0;
    int factoryTiles = 0;
    int spaceOrders = 0;
};

// clang-format off
inline constexpr std::array setupTable{
    //           players locks workers marks draft tiles orders
    SetupNumbers{2,      7,    18,     10,   7,    6,    3},
    SetupNumbers{3,      3,    15,     9,    10,   7,    4},
    SetupNumbers{4,      0,    13,     8,    13,   8,    4},
};
// clang-format on
inline constexpr int draftOrdersEach = 3;
inline constexpr int workersPerColour = 18;

/// For 2 to 4 players.
constexpr const SetupNumbers &setupFor(int players)
{
    return setupTable[static_cast<std::size_t>(players - fewestPlayers)];
}

enum class SetupStep : std::uint8_t {
    Board,
    LockTiles, ///< number: how many; spaces: which ones they close
    Supplies,
    FactoryTiles, ///< number: tiles turned up
    ShiftClock,
    Mines,
    Workers, ///< number: each player's
    Marks,   ///< number: each player's
    StartingPlayer,
    DraftOrders,     ///< number: orders turned up; seats: who picks, pick by pick
    FillOrderSpaces, ///< number: order spaces that hold an order in the end
};

struct SetupTask {
    SetupStep step{};
    int number = 0;
    std::vector<Space> spaces;
    std::vector<Seat> seats;
    bool operator==(const SetupTask &) const = default;
};

/// The set-up at this table, step by step in the order of the rulebook.
std::vector<SetupTask> setupChecklist(int players, Seat startingPlayer);

/// Who makes that pick of the draft (the first is 0): from the player to the right of the starting player on,
/// counter-clockwise.
constexpr Seat draftPick(int pick, int players, Seat startingPlayer)
{
    return clockwise(startingPlayer, -1 - pick, players);
}

/// All picks of the draft.
std::vector<Seat> draftOrder(int players, Seat startingPlayer);

} // namespace scoring::coal_baron
