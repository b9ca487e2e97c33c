// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/final_answers.h"
#include "scoring/coal_baron/table_rules.h"

#include <algorithm>
#include <iterator>

namespace scoring::coal_baron::rules {

namespace {

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
    if (!known) {
        if (auto refused = possibleCount(seat, *said, most))
            return refused;
    }
    number = known ? *known : *said;
    return done;
}

Outcome finalHoldings(const Table &table, Seat seat, const FinalAnswer &said, FinalHoldings &holdings)
{
    const FinalAnswer known = knownAtTheEnd(table, seat);
    if (auto refused = settle(known.marks, said.marks, seat, mostMarks, holdings.marks))
        return refused;
    if (auto refused = settle(known.cubes, said.cubes, seat, cubesInTheBox, holdings.cubes))
        return refused;
    if (auto refused = settle(known.openOrders, said.openOrders, seat, orderCount, holdings.openOrders))
        return refused;
    if (auto refused = settle(known.lightTiles, said.lightTiles, seat, tilesPerSide, holdings.lightTiles))
        return refused;
    if (auto refused = settle(known.darkTiles, said.darkTiles, seat, tilesPerSide, holdings.darkTiles))
        return refused;

    const Player &player = table.player(seat);
    if (table.tracking.orders) {
        holdings.openOrderList.emplace();
        for (const OpenOrder &order : player.open)
            holdings.openOrderList->push_back(order.order);
    }
    if (table.tracking.mines)
        holdings.tileList = player.mine.tiles;
    return done;
}

} // namespace

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
