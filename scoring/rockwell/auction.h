// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/pieces.h"
#include "scoring/rockwell/refusal.h"

#include <vector>

namespace scoring::rockwell {

/// More than anyone will ever hold: the supply never runs out, a typing error does.
inline constexpr int mostCubes = 10'000;
inline constexpr int mostMoney = 1'000'000;

/// What a closed hand holds. All of it goes to the supply, whoever wins.
struct Bid {
    Cubes cubes;
    int money = 0;
    bool operator==(const Bid &) const = default;
};

/// What someone has behind the screen.
struct Purse {
    Cubes cubes;
    int money = 0;
    bool operator==(const Purse &) const = default;
};

constexpr int bidValue(const Bid &bid)
{
    int value = bid.money;
    for (const Resource resource : resources)
        value += bid.cubes[resource] * valueOf(resource);
    return value;
}

/// Refuses negative amounts, and more than is in the purse where that is known.
std::optional<Refusal> checkCubes(const Cubes &cubes, const Purse *purse);
std::optional<Refusal> checkMoney(int money, const Purse *purse);

enum class AuctionReason : std::uint8_t {
    Bid,           ///< nobody else bid the same
    TiedKeepOrder, ///< others did: among them the present order stays
};

/// A place of the new management order.
struct AuctionPlace {
    Seat seat{};
    int value = 0;
    AuctionReason reason{};
    bool operator==(const AuctionPlace &) const = default;
};

/// The new management order from the present one. `bids` per seat.
std::vector<AuctionPlace> auctionOrder(const std::vector<Seat> &current, const std::vector<Bid> &bids);

} // namespace scoring::rockwell
