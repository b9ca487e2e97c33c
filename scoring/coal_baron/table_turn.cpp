// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/table_rules.h"

#include <algorithm>
#include <numeric>

namespace scoring::coal_baron::rules {

namespace {

int standingOn(const Table &table, Space number)
{
    const auto &workers = table.standing[at(number)];
    return std::accumulate(workers.begin(), workers.end(), 0);
}

// Which orders could leave by a delivery space, as far as the table knows.
bool canDeliver(const Table &table, const Player &player, Vehicle vehicle)
{
    if (table.tracking.cubes)
        return completeOrder(player, vehicle).has_value();
    return !table.tracking.orders || std::ranges::any_of(player.open, [=](const OpenOrder &open) {
        return card(open.order).vehicle == vehicle;
    });
}

constexpr int dearestTile = price(tileOf(Coal::Black, 2, Side::Light));

// What the cheapest tile costs that nobody has bought yet; nothing when there is none.
std::optional<int> cheapestTile(const Table &table)
{
    std::optional<int> cheapest;
    for (std::uint8_t number = 0; number < tileKindCount; ++number) {
        if (tilesOut(table, Tile{number}) < tilesOfAKind)
            cheapest = std::min(cheapest.value_or(price(Tile{number})), price(Tile{number}));
    }
    return cheapest;
}

int ordersHeld(const Table &table)
{
    std::size_t held = 0;
    for (const Player &player : table.players)
        held += player.delivered.size() + player.open.size();
    return static_cast<int>(held);
}

int tilesBuiltIn(const Table &table)
{
    std::size_t tiles = 0;
    for (const Player &player : table.players)
        tiles += player.mine.tiles.size();
    return static_cast<int>(tiles);
}

// What is not held lies on the spaces of the board first; only beyond that there is a deck to draw from.
bool hasPieces(const Table &table, Action action)
{
    const SetupNumbers &setup = setupFor(table.seats());
    switch (action) {
    case Action::Factory:
        return tilesBuiltIn(table) < tilesInTheBox;
    case Action::FactoryDraw:
        return tilesBuiltIn(table) < tilesInTheBox - setup.factoryTiles;
    case Action::TakeOrder:
        return ordersHeld(table) < orderCount;
    case Action::OrderDraw:
        return ordersHeld(table) < orderCount - setup.spaceOrders;
    case Action::Mining:
    case Action::Delivery:
    case Action::Money:
    case Action::Bank:
        return true;
    }
    return true;
}

// A space may be chosen only if its action can be carried out, as far as the table can tell.
Outcome actionPossible(const Table &table, Seat seat, const WorkerSpace &used)
{
    const Player &player = table.player(seat);
    if (!hasPieces(table, used.action))
        return Refusal{.code = RefusalCode::NoneLeft, .seat = seat};
    // Only who could not pay for every tile has to ask which ones are left.
    if (used.action == Action::Factory && table.tracking.marks && player.marks < dearestTile) {
        const int cheapest = cheapestTile(table).value_or(0);
        if (player.marks < cheapest)
            return Refusal{
                .code = RefusalCode::NotEnoughMarks, .seat = seat, .number = cheapest, .limit = player.marks};
    }
    if (used.action == Action::Delivery &&
        !canDeliver(table, player, vehicles[static_cast<std::size_t>(used.value)]))
        return Refusal{.code = RefusalCode::NothingToDeliver, .seat = seat};
    return done;
}

Outcome canUse(const Table &table, const WorkersPlaced &event)
{
    const WorkerSpace &used = space(*event.space);
    if (!isOpen(used, table.seats()))
        return Refusal{.code = RefusalCode::SpaceClosed};
    const int needed = workersNeeded(used, standingOn(table, *event.space));
    const bool needKnown = table.spacesKnown || used.action == Action::Bank;
    if (needKnown && event.workers != needed)
        return Refusal{.code = RefusalCode::WrongWorkers, .seat = event.seat, .number = needed};
    return actionPossible(table, event.seat, used);
}

Seat nextToAct(const Table &table, Seat after)
{
    for (int steps = 1; steps <= table.seats(); ++steps) {
        const Seat seat = clockwise(after, steps, table.seats());
        if (table.player(seat).workers > 0)
            return seat;
    }
    return after;
}

} // namespace

Outcome possibleCount(Seat seat, int number, int most)
{
    if (number < 0 || number > most)
        return Refusal{.code = RefusalCode::CountImpossible, .seat = seat, .number = number, .limit = most};
    return done;
}

Outcome knownSeat(const Table &table, Seat seat)
{
    if (index(seat) < 0 || index(seat) >= table.seats())
        return Refusal{.code = RefusalCode::NoSuchSeat, .seat = seat};
    return done;
}

Outcome duringShift(const Table &table, Seat seat)
{
    if (auto refused = knownSeat(table, seat))
        return refused;
    if (table.phase != Phase::Shift)
        return Refusal{.code = RefusalCode::NotNow};
    return done;
}

const WorkerSpace *spaceInUse(const Table &table, Seat seat)
{
    return table.turn.space && table.turn.seat == seat ? &space(*table.turn.space) : nullptr;
}

Outcome allowedBy(const Table &table, Seat seat, std::span<const Action> actions)
{
    const WorkerSpace *used = spaceInUse(table, seat);
    const bool fits = used && std::ranges::find(actions, used->action) != actions.end();
    // A placement that named no space may have been for anything, and people enter things late.
    if (!table.tracking.turns || fits || table.player(seat).placedUnnamed)
        return done;
    return Refusal{.code = RefusalCode::NotThisAction, .seat = seat};
}

Outcome onlyOnePiece(const Table &table, Seat seat)
{
    if (spaceInUse(table, seat) && table.turn.pieces > 0)
        return Refusal{.code = RefusalCode::OneOnly, .seat = seat};
    return done;
}

void countPiece(Table &table, Seat seat)
{
    if (spaceInUse(table, seat))
        ++table.turn.pieces;
}

Outcome turnFinished(const Table &table)
{
    if (!table.turn.space || !table.turn.seat)
        return done;
    const Seat seat = *table.turn.seat;
    const WorkerSpace &used = space(*table.turn.space);
    const bool nothingYet = table.turn.pieces == 0;
    if (used.action == Action::Factory && table.tracking.mines && nothingYet)
        return Refusal{.code = RefusalCode::TileNotTaken, .seat = seat};
    if (used.action == Action::TakeOrder && table.tracking.orders && nothingYet)
        return Refusal{.code = RefusalCode::OrderNotTaken, .seat = seat};
    if (used.action == Action::Delivery) {
        const auto left = completeOrder(table.player(seat), vehicles[static_cast<std::size_t>(used.value)]);
        if (left || nothingYet)
            return Refusal{.code = RefusalCode::DeliveryUnfinished, .seat = seat, .order = left};
    }
    return done;
}

Outcome on(Table &table, const WorkersPlaced &event)
{
    if (auto refused = duringShift(table, event.seat))
        return refused;
    if (!table.tracking.turns)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto unfinished = turnFinished(table))
        return unfinished;
    Player &player = table.player(event.seat);
    if (event.seat != table.next)
        return Refusal{.code = RefusalCode::NotYourTurn, .seat = table.next};
    if (event.workers < 1)
        return Refusal{.code = RefusalCode::WrongWorkers, .seat = event.seat, .number = 1};
    if (event.space) {
        if (auto refused = canUse(table, event))
            return refused;
    }
    if (event.workers > player.workers)
        return Refusal{.code = RefusalCode::NotEnoughWorkers,
                       .seat = event.seat,
                       .number = event.workers,
                       .limit = player.workers};

    player.workers -= event.workers;
    if (event.space) {
        const WorkerSpace &used = space(*event.space);
        auto &standing = table.standing[at(*event.space)];
        // Whoever stood there goes to the canteen; only at the bank everyone stays.
        if (used.action != Action::Bank)
            standing = {};
        standing[static_cast<std::size_t>(index(event.seat))] += event.workers;
        if (table.tracking.marks && (used.action == Action::Money || used.action == Action::Bank))
            player.marks += used.value;
    } else {
        player.placedUnnamed = true;
        table.spacesKnown = false;
    }
    table.turn = {event.seat, event.space, 0, 0};
    table.next = nextToAct(table, event.seat);
    return done;
}

Outcome on(Table &table, const MarksCounted &event)
{
    if (auto refused = knownSeat(table, event.seat))
        return refused;
    if (table.phase == Phase::Finished)
        return Refusal{.code = RefusalCode::NotNow};
    if (auto refused = possibleCount(event.seat, event.marks, mostMarks))
        return refused;
    Player &player = table.player(event.seat);
    if (table.tracking.marks)
        player.marks = event.marks;
    else
        player.countedMarks = event.marks;
    return done;
}

} // namespace scoring::coal_baron::rules
