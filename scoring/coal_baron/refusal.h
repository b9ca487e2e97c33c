// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/orders.h"
#include "scoring/seat.h"

#include <cstdint>
#include <optional>

namespace scoring::coal_baron {

/// Why the rules, or the pieces in the box, forbid an event.
enum class RefusalCode : std::uint8_t {
    NotStarted,
    AlreadyStarted,
    PlayerCount,        ///< only 2 to 4 play; number: how many were named
    TrackingIncomplete, ///< cubes cannot be followed without orders and mines
    NoSuchSeat,
    NotNow,             ///< belongs to another part of the game
    NotTracked,         ///< this group does not follow it
    NotYourPick,        ///< seat: whose pick of the draft it is
    NotYourTurn,        ///< seat: whose turn it is
    NotEnoughWorkers,   ///< number: needed, limit: left
    WrongWorkers,       ///< number: what the space takes now
    SpaceClosed,        ///< carries a lock at this table
    NothingToDeliver,   ///< no order that could go by that vehicle
    DeliveryUnfinished, ///< order: complete and still to be delivered by the action under way
    TileNotTaken,       ///< a factory space was used, its tile not yet bought
    OrderNotTaken,      ///< an order space was used, its order not yet taken
    NotThisAction,      ///< the worker space in use allows something else
    OneOnly,            ///< the action under way gives a single tile or order
    OrderHeld,          ///< seat: who has it already
    OrderNotOpen,       ///< not among the player's open orders
    OrderNotComplete,   ///< number: squares still open
    NotEnoughMarks,     ///< number: price, limit: marks in hand
    NoneLeft,           ///< all tiles of that kind are out, or all orders are held
    WrongSubstitutes,   ///< number: how many carts need a cube of another colour
    NoSuchCart,
    CartIsEmpty,
    CageFull,
    CageElsewhere, ///< not at that level or not at the surface
    CageIsThere,
    NoSteps,           ///< limit: steps of the mining space
    NoSuchCube,        ///< not in the cage or in storage
    NoSuchSquare,      ///< no open square of that colour on the order
    WrongCube,         ///< one cube of another colour does not fill a square, two do
    TooManyCarts,      ///< coal; limit: carts there can be
    CartsShrink,       ///< coal; limit: already empty at the end of the shift before
    KnownFromMine,     ///< the mine is tracked, so its empty carts are not counted apart
    KnownFromCubes,    ///< cubes are tracked one by one, so they are not counted apart
    OnlyFromStart,     ///< orders, mines and cubes cannot be tracked when the game is already under way
    CountImpossible,   ///< a number below 0 or larger than the box allows; limit: the most, coal: of carts
    WorkersLeft,       ///< seat, number: workers that still have to act
    AnswerNeeded,      ///< seat: whose number is missing, none where it is everyone's; left: which
    AnswerContradicts, ///< seat; limit: what the table knows, number: what was said, left: of what
};

/// What is asked for at the end.
enum class Left : std::uint8_t { Marks, Cubes, OpenOrders, LightTiles, DarkTiles };

/// A refusal and what it is about. Only the details that belong to the code are set.
struct Refusal {
    RefusalCode code{};
    std::optional<Seat> seat;
    int number = 0;
    int limit = 0;
    std::optional<Order> order;
    std::optional<Coal> coal;
    std::optional<Left> left;
    bool operator==(const Refusal &) const = default;
};

} // namespace scoring::coal_baron
