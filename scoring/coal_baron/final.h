// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/orders.h"
#include "scoring/coal_baron/tiles.h"
#include "scoring/score.h"

#include <optional>
#include <vector>

namespace scoring::coal_baron {

inline constexpr int marksPerPoint = 5;
inline constexpr int cubesPerPoint = 3;
inline constexpr int pointsPerOpenOrder = -1;
inline constexpr int pointsPerTileOutOfBalance = -2;

/// What one player has left when the game is over. The lists are there where the pieces are known by name.
struct FinalHoldings {
    int marks = 0;
    int cubes = 0; ///< anywhere: on carts, in the cage, in storage, on open orders
    int openOrders = 0;
    int lightTiles = 0;
    int darkTiles = 0;
    std::optional<std::vector<Order>> openOrderList;
    std::optional<std::vector<Tile>> tileList;
    bool operator==(const FinalHoldings &) const = default;
};

/// One entry per seat.
using FinalState = std::vector<FinalHoldings>;

/// Marks, cubes, open orders, balance: in the order of the rulebook.
std::vector<Line> finalLines(const FinalState &state);

/// What remains of each player's marks after every full five became a point.
std::vector<int> marksLeft(const FinalState &state);

} // namespace scoring::coal_baron
