// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rules behind apply(), one function per event. Each checks everything before it changes anything.

#include "scoring/coal_baron/table.h"

namespace scoring::coal_baron::rules {

using Outcome = std::optional<Refusal>;
inline constexpr std::nullopt_t done = std::nullopt;

// table_shift.cpp: start, end of a shift, next shift, end of the game
Outcome on(Table &table, const GameStarted &event);
Outcome on(Table &table, const FactoryWorkersCounted &event);
Outcome on(Table &table, const ShiftEnded &event);
Outcome on(Table &table, const NextShiftStarted &event);
Outcome on(Table &table, const FinalCounted &event);

// table_tracking.cpp
Outcome on(Table &table, const TrackingChanged &event);

// table_turn.cpp: workers and marks
Outcome on(Table &table, const WorkersPlaced &event);
Outcome on(Table &table, const MarksCounted &event);

// table_orders.cpp
Outcome on(Table &table, const OrderDrafted &event);
Outcome on(Table &table, const OrderTaken &event);
Outcome on(Table &table, const OrderDelivered &event);

// table_mine.cpp
Outcome on(Table &table, const TileBought &event);
Outcome on(Table &table, const CageMoved &event);
Outcome on(Table &table, const CartEmptied &event);
Outcome on(Table &table, const EmptyCartsCounted &event);
Outcome on(Table &table, const CubesCounted &event);
Outcome on(Table &table, const CubeStored &event);
Outcome on(Table &table, const SquareFilled &event);

/// More marks than anyone will ever hold: the bank never runs out, a typing error does.
inline constexpr int mostMarks = 10'000;

/// Refuses a number below 0 or above `most`.
Outcome possibleCount(Seat seat, int number, int most);

/// All workers are in front of their owners again, as at the start of a shift.
void sendWorkersHome(Table &table);

Outcome knownSeat(const Table &table, Seat seat);

/// Refuses what a seat that does not exist does, or what happens outside a shift.
Outcome duringShift(const Table &table, Seat seat);

/// The worker space that seat is using; nothing when turns or the space are not tracked.
const WorkerSpace *spaceInUse(const Table &table, Seat seat);

/// Refuses what the action under way does not allow. Without a known action everything is allowed.
Outcome allowedBy(const Table &table, Seat seat, std::span<const Action> actions);

/// A factory or order space gives a single tile or order, a deck of five one of them.
Outcome onlyOnePiece(const Table &table, Seat seat);

/// Notes that the action under way brought a tile, an order or a delivery.
void countPiece(Table &table, Seat seat);

/// Refuses to go on while the action under way still owes a tile, an order or a delivery.
Outcome turnFinished(const Table &table);

/// Who holds an order, open or delivered.
std::optional<Seat> holderOf(const Table &table, Order order);

/// How many tiles of a kind are built in, over all mines.
int tilesOut(const Table &table, Tile tile);

/// The first open order that is complete and goes by that vehicle.
std::optional<Order> completeOrder(const Player &player, Vehicle vehicle);

} // namespace scoring::coal_baron::rules
