// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/table_rules.h"

#include <algorithm>
#include <iterator>

namespace scoring::coal_baron::rules {

namespace {

void sendWorkersHome(Table &table)
{
    for (Player &player : table.players) {
        player.workers = setupFor(table.seats()).workers;
        player.placedUnnamed = false;
    }
    table.standing = {};
    table.spacesKnown = true;
    table.turn = {};
}

void startShift(Table &table, int shift, Seat startingPlayer)
{
    table.phase = Phase::Shift;
    table.shift = shift;
    table.startingPlayer = startingPlayer;
    table.next = startingPlayer;
    sendWorkersHome(table);
}

void addLines(Table &table, std::vector<Line> lines)
{
    std::move(lines.begin(), lines.end(), std::back_inserter(table.lines));
}

// A number at the end is either known to the table or has to be said; if it is both, the two must agree.
Outcome settle(const std::optional<int> &known, const std::optional<int> &said, Seat seat, int most,
               int &number)
{
    if (!known && !said)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = seat};
    if (known && said && *said != *known)
        return Refusal{
            .code = RefusalCode::AnswerContradicts, .seat = seat, .number = *said, .limit = *known};
    if (!known && (*said < 0 || *said > most))
        return Refusal{.code = RefusalCode::CountImpossible, .seat = seat, .number = *said, .limit = most};
    number = known ? *known : *said;
    return done;
}

int cubesHeld(const Player &player)
{
    int cubes = cubesOnCarts(player.mine).sum() + player.cage.sum() + player.storage.sum();
    for (const OpenOrder &open : player.open)
        cubes += open.cubes.sum();
    return cubes;
}

Outcome finalHoldings(const Table &table, Seat seat, const FinalAnswer &answer, FinalHoldings &holdings)
{
    const Player &player = table.player(seat);
    const Tracking &tracking = table.tracking;
    const auto known = [](bool isTracked, int number) {
        return isTracked ? std::optional(number) : std::nullopt;
    };

    if (auto refused =
            settle(known(tracking.marks, player.marks), answer.marks, seat, mostMarks, holdings.marks))
        return refused;
    if (auto refused = settle(known(tracking.cubes, cubesHeld(player)), answer.cubes, seat, cubesInTheBox,
                              holdings.cubes))
        return refused;
    const int open = static_cast<int>(player.open.size());
    if (auto refused =
            settle(known(tracking.orders, open), answer.openOrders, seat, orderCount, holdings.openOrders))
        return refused;
    const int light = tilesOn(player.mine, Side::Light);
    if (auto refused =
            settle(known(tracking.mines, light), answer.lightTiles, seat, tilesPerSide, holdings.lightTiles))
        return refused;
    const int dark = tilesOn(player.mine, Side::Dark);
    if (auto refused =
            settle(known(tracking.mines, dark), answer.darkTiles, seat, tilesPerSide, holdings.darkTiles))
        return refused;

    if (tracking.orders) {
        holdings.openOrderList.emplace();
        for (const OpenOrder &order : player.open)
            holdings.openOrderList->push_back(order.order);
    }
    if (tracking.mines)
        holdings.tileList = player.mine.tiles;
    return done;
}

} // namespace

Outcome on(Table &table, const GameStarted &event)
{
    if (table.phase != Phase::BeforeStart)
        return Refusal{.code = RefusalCode::AlreadyStarted};
    if (event.players < fewestPlayers || event.players > mostPlayers)
        return Refusal{.code = RefusalCode::PlayerCount, .number = event.players};
    if (index(event.startingPlayer) < 0 || index(event.startingPlayer) >= event.players)
        return Refusal{.code = RefusalCode::NoSuchSeat, .seat = event.startingPlayer};
    if (event.tracking.cubes && !(event.tracking.orders && event.tracking.mines))
        return Refusal{.code = RefusalCode::TrackingIncomplete};

    table.options = event.options;
    table.tracking = event.tracking;
    table.firstStartingPlayer = event.startingPlayer;
    table.players.resize(static_cast<std::size_t>(event.players));
    for (Player &player : table.players) {
        player.marks = setupFor(event.players).marks;
        player.mine = startingMine();
    }
    startShift(table, 1, event.startingPlayer);
    if (event.tracking.orders)
        table.phase = Phase::Draft;
    return done;
}

Outcome on(Table &table, const ShiftEnded &event)
{
    if (table.phase != Phase::Shift)
        return Refusal{.code = RefusalCode::NotNow};
    if (auto unfinished = turnFinished(table))
        return unfinished;
    if (table.tracking.turns && table.player(table.next).workers > 0)
        return Refusal{
            .code = RefusalCode::WorkersLeft, .seat = table.next, .number = table.player(table.next).workers};

    ShiftState state = shiftStateNow(table);
    const bool known = table.tracking.turns && table.spacesKnown;
    const auto &said = event.factoryWorkers;
    if ((said && said->size() != table.players.size()) || (!said && !known && table.shift < shiftCount))
        return Refusal{.code = RefusalCode::AnswerNeeded};
    if (said) {
        const int most = setupFor(table.seats()).workers;
        for (std::size_t seat = 0; seat < state.size(); ++seat) {
            const Seat culprit{static_cast<int>(seat)};
            const int workers = (*said)[seat];
            if (workers < 0 || workers > most)
                return Refusal{
                    .code = RefusalCode::CountImpossible, .seat = culprit, .number = workers, .limit = most};
            if (known && workers != state[seat].factoryWorkers)
                return Refusal{.code = RefusalCode::AnswerContradicts,
                               .seat = culprit,
                               .number = workers,
                               .limit = state[seat].factoryWorkers};
            state[seat].factoryWorkers = workers;
        }
    }

    addLines(table, evaluateShift(table.shift, state,
                                  table.shifts.empty() ? ShiftState{} : table.shifts.back(), table.options));
    if (table.shift < shiftCount) {
        table.nextStart = nextStartingPlayer(state, table.startingPlayer);
        table.phase = Phase::Evaluated;
    } else {
        table.phase = Phase::FinalCount;
    }
    table.turn = {};
    table.shifts.push_back(std::move(state));
    return done;
}

Outcome on(Table &table, const NextShiftStarted &)
{
    if (table.phase != Phase::Evaluated)
        return Refusal{.code = RefusalCode::NotNow};
    startShift(table, table.shift + 1, table.nextStart->seat);
    table.nextStart.reset();
    return done;
}

Outcome on(Table &table, const FinalCounted &event)
{
    if (table.phase != Phase::FinalCount)
        return Refusal{.code = RefusalCode::NotNow};
    if (event.players.size() != table.players.size())
        return Refusal{.code = RefusalCode::AnswerNeeded};
    FinalState state(table.players.size());
    for (std::size_t seat = 0; seat < state.size(); ++seat) {
        if (auto refused =
                finalHoldings(table, Seat{static_cast<int>(seat)}, event.players[seat], state[seat]))
            return refused;
    }
    addLines(table, finalLines(state));
    table.final = std::move(state);
    table.phase = Phase::Finished;
    return done;
}

} // namespace scoring::coal_baron::rules
