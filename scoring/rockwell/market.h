// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/auction.h"

#include <array>
#include <variant>

namespace scoring::rockwell {

enum class TradeKind : std::uint8_t { Buy, Sell };

/// One action on board II: any number of cubes of one resource.
struct Trade {
    TradeKind kind{};
    Resource resource{};
    int count = 0;
    bool operator==(const Trade &) const = default;
};

/// Which resources a player has traded in this round, one way or the other.
using Traded = std::array<bool, 4>;

/// The purse after a trade.
std::variant<Purse, Refusal> trade(const Purse &purse, const Trade &trade, const Traded &traded,
                                   int actionsLeft);

/// The same where nobody knows what is in the purse: only the rules of the market are checked.
std::optional<Refusal> checkTrade(const Trade &trade, const Traded &traded, int actionsLeft);

} // namespace scoring::rockwell
