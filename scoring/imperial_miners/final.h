// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/carts.h"
#include "scoring/imperial_miners/pieces.h"
#include "scoring/imperial_miners/research.h"
#include "scoring/score.h"

#include <optional>
#include <vector>

namespace scoring::imperial_miners {

inline constexpr int pointsPerFullCart = 1;

/// What one player has when the game is over. The optional parts score nothing by themselves.
struct FinalHoldings {
    PointTokens pointTokens;
    Coins coins;
    CartCounts carts; ///< as counted, or as the mine gives them where its half carts are recorded
    std::optional<int> hand;
    std::optional<Research> research;
    std::optional<Mine> mine;
    bool operator==(const FinalHoldings &) const = default;
};

/// One entry per seat.
using FinalState = std::vector<FinalHoldings>;

/// The kinds of full cart, as the pieces of the line `fullCarts` number them.
enum class FullCart : std::uint8_t { ByPrint, ByToken };

/// Point tokens and full carts. The pieces of `pointTokens` are the colours.
std::vector<Line> finalLines(const FinalState &state);

/// The tie-breaks, per seat: coins by their value, not by their number, and then full carts.
std::vector<int> coinValues(const FinalState &state);
std::vector<int> fullCarts(const FinalState &state);

} // namespace scoring::imperial_miners
