// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/mine.h"
#include "scoring/coal_baron/options.h"
#include "scoring/coal_baron/orders.h"
#include "scoring/coal_baron/spaces.h"
#include "scoring/seat.h"

#include <optional>
#include <variant>
#include <vector>

namespace scoring::coal_baron {

/// What a group follows while it plays, besides deliveries and empty carts.
/// Everything else is noted when the group likes to, or asked for when it is needed.
struct Tracking {
    bool turns = false;  ///< whose turn it is and how many workers are left
    bool marks = false;  ///< money
    bool orders = false; ///< which orders are open
    bool mines = false;  ///< tiles, and which carts are loaded
    bool cubes = false;  ///< cage, storage and the squares of open orders; needs `orders` and `mines`
    bool operator==(const Tracking &) const = default;
};
inline constexpr Tracking trackEverything{true, true, true, true, true};

struct GameStarted {
    int players = 0;
    Seat startingPlayer{};
    Options options;
    Tracking tracking;
    bool operator==(const GameStarted &) const = default;
};

/// A pick of the draft before the first shift.
struct OrderDrafted {
    Seat seat{};
    Order order{};
    bool operator==(const OrderDrafted &) const = default;
};

/// A turn. Who does not care about the space just says how many workers it took.
struct WorkersPlaced {
    Seat seat{};
    int workers = 0;
    std::optional<Space> space;
    bool operator==(const WorkersPlaced &) const = default;
};

/// The bank notes in front of a player were counted. Where marks are not tracked, a note for the end.
struct MarksCounted {
    Seat seat{};
    int marks = 0;
    bool operator==(const MarksCounted &) const = default;
};

/// Where orders are not tracked, a note: the card is that player's.
struct OrderTaken {
    Seat seat{};
    Order order{};
    bool operator==(const OrderTaken &) const = default;
};

struct OrderDelivered {
    Seat seat{};
    Order order{};
    bool operator==(const OrderDelivered &) const = default;
};

/// `substitutes` are the cubes put on the carts, one each, where the supply lacks the tile's own colour.
struct TileBought {
    Seat seat{};
    Tile tile{};
    std::vector<Coal> substitutes;
    bool operator==(const TileBought &) const = default;
};

/// The cage goes to a level, or to the surface.
struct CageMoved {
    Seat seat{};
    std::optional<Coal> level;
    bool operator==(const CageMoved &) const = default;
};

/// A cube leaves its cart, for the cage. Where mines are not tracked only the level matters.
struct CartEmptied {
    Seat seat{};
    CartPlace cart;
    bool operator==(const CartEmptied &) const = default;
};

/// The empty carts in front of a player were counted; only where mines are not tracked.
struct EmptyCartsCounted {
    Seat seat{};
    PerCoal carts;
    bool operator==(const EmptyCartsCounted &) const = default;
};

/// The cubes in front of a player were counted, apart from those on carts: a note for the end, only where
/// cubes are not tracked.
struct CubesCounted {
    Seat seat{};
    int cage = 0;
    int storage = 0;
    int onOrders = 0;
    bool operator==(const CubesCounted &) const = default;
};

/// From the cage to storage.
struct CubeStored {
    Seat seat{};
    Coal cube{};
    bool operator==(const CubeStored &) const = default;
};

enum class CubeFrom : std::uint8_t { Cage, Storage };

struct CubeUsed {
    Coal cube{};
    CubeFrom from{};
    bool operator==(const CubeUsed &) const = default;
};

/// A square of an open order is filled: with one cube of its colour, or with two of any colours.
struct SquareFilled {
    Seat seat{};
    Order order{};
    Coal square{};
    CubeUsed cube;
    std::optional<CubeUsed> second;
    bool operator==(const SquareFilled &) const = default;
};

/// The group follows less from now on, or more.
struct TrackingChanged {
    Tracking tracking;
    bool operator==(const TrackingChanged &) const = default;
};

/// The workers in the factory were counted, per seat: once more, when the shift ended with a wrong count.
struct FactoryWorkersCounted {
    std::vector<int> workers;
    bool operator==(const FactoryWorkersCounted &) const = default;
};

/// The shift is over and evaluated. `factoryWorkers` per seat, where the table does not know them;
/// what was counted before goes before it.
struct ShiftEnded {
    std::optional<std::vector<int>> factoryWorkers;
    bool operator==(const ShiftEnded &) const = default;
};

/// The checklist between two shifts is done.
struct NextShiftStarted {
    bool operator==(const NextShiftStarted &) const = default;
};

/// What a player has left at the end, as far as the table does not know it.
struct FinalAnswer {
    std::optional<int> marks;
    std::optional<int> cubes;
    std::optional<int> openOrders;
    std::optional<int> lightTiles;
    std::optional<int> darkTiles;
    bool operator==(const FinalAnswer &) const = default;
};

struct FinalCounted {
    std::vector<FinalAnswer> players; ///< per seat
    bool operator==(const FinalCounted &) const = default;
};

/// What happened at the table. Seats and numbers may be nonsense, apply() refuses them; pieces, spaces and
/// options are always ones that exist.
using Event =
    std::variant<GameStarted, OrderDrafted, WorkersPlaced, MarksCounted, OrderTaken, OrderDelivered,
                 TileBought, CageMoved, CartEmptied, EmptyCartsCounted, CubeStored, SquareFilled, ShiftEnded,
                 NextShiftStarted, FinalCounted, CubesCounted, TrackingChanged, FactoryWorkersCounted>;

} // namespace scoring::coal_baron
