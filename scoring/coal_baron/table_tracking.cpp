// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/table_rules.h"

namespace scoring::coal_baron::rules {

namespace {

// What nobody wrote down from the start cannot be followed later; marks can be counted, turns begin anew.
Outcome canBeTracked(const Table &table, const Tracking &wanted)
{
    const Tracking &now = table.tracking;
    if (wanted.cubes && !(wanted.orders && wanted.mines))
        return Refusal{.code = RefusalCode::TrackingIncomplete};
    if ((wanted.orders && !now.orders) || (wanted.mines && !now.mines) || (wanted.cubes && !now.cubes))
        return Refusal{.code = RefusalCode::OnlyFromStart};
    if (!wanted.marks || now.marks)
        return done;
    for (int number = 0; number < table.seats(); ++number) {
        if (!table.player(Seat{number}).countedMarks)
            return Refusal{.code = RefusalCode::AnswerNeeded, .seat = Seat{number}};
    }
    return done;
}

// Where workers stand is forgotten, and where they stood before is not known.
void changeTurns(Table &table, bool tracked)
{
    if (table.phase != Phase::Shift)
        return;
    sendWorkersHome(table);
    table.next = table.startingPlayer;
    if (!tracked)
        return;
    table.spacesKnown = false;
    for (Player &player : table.players)
        player.placedUnnamed = true;
}

void takeCountedMarks(Player &player)
{
    player.marks = *player.countedMarks;
    player.countedMarks.reset();
}

// The cubes become a note, and no order counts as complete or not any more.
void noteCubes(Player &player)
{
    CountedCubes counted{player.cage.sum(), player.storage.sum(), 0};
    for (OpenOrder &open : player.open) {
        counted.onOrders += open.cubes.sum();
        open = {open.order, {}, {}};
    }
    player.countedCubes = counted;
    player.cage = {};
    player.storage = {};
    player.cageLevel.reset();
}

} // namespace

Outcome on(Table &table, const TrackingChanged &event)
{
    if (table.phase != Phase::Draft && table.phase != Phase::Shift && table.phase != Phase::Evaluated)
        return Refusal{.code = RefusalCode::NotNow};
    if (auto refused = canBeTracked(table, event.tracking))
        return refused;

    const Tracking before = table.tracking;
    const Tracking &after = event.tracking;
    for (Player &player : table.players) {
        if (before.mines && !after.mines)
            player.countedEmptyCarts = emptyCarts(player.mine);
        if (before.cubes && !after.cubes)
            noteCubes(player);
        if (!before.marks && after.marks)
            takeCountedMarks(player);
    }
    if (before.turns != after.turns)
        changeTurns(table, after.turns);
    if (table.phase == Phase::Draft && !after.orders)
        table.phase = Phase::Shift;
    table.tracking = after;
    return done;
}

} // namespace scoring::coal_baron::rules
