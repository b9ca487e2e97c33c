// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/final.h"
#include "scoring/coal_baron/shift.h"

#include <cstdint>
#include <vector>

namespace scoring::coal_baron {

struct Game;

/// What cannot be true at one table.
enum class WarningCode : std::uint8_t {
    DuplicateOrder,
    TooManyOrders,
    TooManyTiles,
    TooManyCubes,
    TooFewCubes,
    TooManyEmptyCarts,
    DeliveriesShrink,
    EmptyCartsShrink,
    TooManyWorkers,
};

/// One impossibility and its culprits. Only the details that belong to the code are set.
struct Warning {
    WarningCode code{};
    std::vector<int> players; ///< seats, in seating order
    int shift = 0; ///< 1 to 3 where it shows in a certain shift, 0 where it is about the game as a whole
    int found = 0;
    int limit = 0;
    std::optional<Order> order;
    std::optional<Tile> tile;
    std::optional<Side> side;
    std::optional<Coal> coal;
    bool operator==(const Warning &) const = default;
};

/// All warnings of a game, check by check in the order of WarningCode.
std::vector<Warning> check(const Game &game);

} // namespace scoring::coal_baron
