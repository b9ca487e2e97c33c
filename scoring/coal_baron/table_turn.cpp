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

bool allOrdersHeld(const Table &table)
{
    std::size_t held = 0;
    for (const Player &player : table.players)
        held += player.delivered.size() + player.open.size();
    return held == orderCount;
}

// A space may be chosen only if its action can be carried out, as far as the table can tell.
Outcome actionPossible(const Table &table, Seat seat, const WorkerSpace &used)
{
    const Player &player = table.player(seat);
    switch (used.action) {
    case Action::Factory:
    case Action::FactoryDraw: {
        const auto cheapest = cheapestTile(table);
        if (!cheapest)
            return Refusal{.code = RefusalCode::NoneLeft, .seat = seat};
        if (used.action == Action::Factory && table.tracking.marks && player.marks < *cheapest)
            return Refusal{.code = RefusalCode::NotEnoughMarks,
                           .seat = seat,
                           .number = *cheapest,
                           .limit = player.marks};
        return done;
    }
    case Action::TakeOrder:
    case Action::OrderDraw:
        return allOrdersHeld(table) ? Outcome(Refusal{.code = RefusalCode::NoneLeft, .seat = seat}) : done;
    case Action::Delivery:
        return canDeliver(table, player, vehicles[static_cast<std::size_t>(used.value)])
                   ? done
                   : Outcome(Refusal{.code = RefusalCode::NothingToDeliver, .seat = seat});
    case Action::Mining:
    case Action::Money:
    case Action::Bank:
        return done;
    }
    return done;
}

Outcome canUse(const Table &table, const WorkersPlaced &event)
{
    const WorkerSpace &used = space(*event.space);
    if (!isOpen(used, table.seats()))
        return Refusal{.code = RefusalCode::SpaceClosed};
    const int needed = workersNeeded(used, standingOn(table, *event.space));
    if (table.spacesKnown && event.workers != needed)
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
    if (!table.tracking.turns)
        return done;
    // A placement that named no space leaves open what it was for.
    if (table.turn.seat && !table.turn.space)
        return done;
    const WorkerSpace *used = spaceInUse(table, seat);
    if (!used || std::ranges::find(actions, used->action) == actions.end())
        return Refusal{.code = RefusalCode::NotThisAction, .seat = seat};
    return done;
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
    if (!table.tracking.marks)
        return Refusal{.code = RefusalCode::NotTracked};
    if (event.marks < 0 || event.marks > mostMarks)
        return Refusal{.code = RefusalCode::CountImpossible,
                       .seat = event.seat,
                       .number = event.marks,
                       .limit = mostMarks};
    table.player(event.seat).marks = event.marks;
    return done;
}

} // namespace scoring::coal_baron::rules
