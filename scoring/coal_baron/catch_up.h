// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/table.h"

#include <span>

namespace scoring::coal_baron {

/// A tunnel tile as it lies in front of a player.
struct TileLying {
    int carts = 1;
    int loaded = 0;
    bool operator==(const TileLying &) const = default;
};

/// A mine as somebody sees it: by level and side, from the shaft outwards, and the carts printed on the
/// board.
struct MineLying {
    std::array<std::array<std::vector<TileLying>, 2>, 4> tiles;
    std::array<bool, 4> printedLoaded{};
    bool operator==(const MineLying &) const = default;
};

/// What lies in front of a player and cannot be brought together with what was told before.
struct Mismatch {
    enum class Kind : std::uint8_t {
        FewerTiles,      ///< than were bought, of that level, side and number of carts
        FewerEmptyCarts, ///< than were emptied, on that level and side
        FewerCounted,    ///< empty carts than were counted on that level, where mines are not followed
        OrdersMissing,   ///< that were delivered: see orders
        Refused,         ///< by the rules: see event and refusal
    };
    Kind kind{};
    Coal level{};
    Side side{};
    int carts = 0;
    int seen = 0;
    int known = 0;
    std::vector<Order> orders;
    std::optional<Event> event;
    std::optional<Refusal> refusal;
    bool operator==(const Mismatch &) const = default;
};

/// What has to be told so that the table is as it was seen. Each event is allowed after those before it.
struct CatchUp {
    std::vector<Event> events;
    std::vector<Mismatch> mismatches; ///< none of them is among the events
    bool operator==(const CatchUp &) const = default;
};

/// These cards lie delivered in front of the player. Cards delivered before and not among them stay so, but
/// are pointed out.
CatchUp catchUp(const Table &table, Seat seat, std::span<const Order> delivered);

/// The player's mine looks like this.
CatchUp catchUp(const Table &table, Seat seat, const MineLying &mine);

} // namespace scoring::coal_baron
