// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/final_answers.h"
#include "scoring/coal_baron/table_rules.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace scoring::coal_baron::rules {

namespace {

void startShift(Table &table, int shift, Seat startingPlayer)
{
    table.phase = Phase::Shift;
    table.shift = shift;
    table.startingPlayer = startingPlayer;
    table.next = startingPlayer;
    table.countedFactoryWorkers.reset();
    sendWorkersHome(table);
}

void addLines(Table &table, std::vector<Line> lines)
{
    std::move(lines.begin(), lines.end(), std::back_inserter(table.lines));
}

// A number at the end is either known to the table or has to be said; if it is both, the two must agree.
Outcome settle(const std::optional<int> &known, const std::optional<int> &said, int most, int &number)
{
    if (!known && !said)
        return Refusal{.code = RefusalCode::AnswerNeeded};
    if (known && said && *said != *known)
        return Refusal{.code = RefusalCode::AnswerContradicts, .number = *said, .limit = *known};
    if (!known) {
        if (auto refused = possibleCount({}, *said, most))
            return refused;
    }
    number = known ? *known : *said;
    return done;
}

Outcome finalHoldings(const Table &table, Seat seat, const FinalAnswer &said, FinalHoldings &holdings)
{
    FinalAnswer known = knownAtTheEnd(table, seat);
    for (const auto tiles : {&FinalAnswer::lightTiles, &FinalAnswer::darkTiles}) {
        if (tilesCanBeCounted(table) && said.*tiles)
            (known.*tiles).reset();
    }
    struct Asked {
        Left left;
        std::optional<int> FinalAnswer::*answer;
        int most;
        int FinalHoldings::*number;
    };
    constexpr std::array asked{
        Asked{Left::Marks, &FinalAnswer::marks, mostMarks, &FinalHoldings::marks},
        Asked{Left::Cubes, &FinalAnswer::cubes, cubesInTheBox, &FinalHoldings::cubes},
        Asked{Left::OpenOrders, &FinalAnswer::openOrders, orderCount, &FinalHoldings::openOrders},
        Asked{Left::LightTiles, &FinalAnswer::lightTiles, tilesPerSide, &FinalHoldings::lightTiles},
        Asked{Left::DarkTiles, &FinalAnswer::darkTiles, tilesPerSide, &FinalHoldings::darkTiles},
    };
    for (const Asked &one : asked) {
        if (auto refused = settle(known.*one.answer, said.*one.answer, one.most, holdings.*one.number)) {
            refused->seat = seat;
            refused->left = one.left;
            return refused;
        }
    }

    const Player &player = table.player(seat);
    if (table.tracking.orders) {
        holdings.openOrderList.emplace();
        for (const OpenOrder &order : player.open)
            holdings.openOrderList->push_back(order.order);
    }
    const bool tilesAreTold = holdings.lightTiles == tilesOn(player.mine, Side::Light) &&
                              holdings.darkTiles == tilesOn(player.mine, Side::Dark);
    if (table.tracking.mines && tilesAreTold)
        holdings.tileList = player.mine.tiles;
    return done;
}

bool factoryIsKnown(const Table &table)
{
    return table.tracking.turns && table.spacesKnown;
}

Outcome possibleInFactory(const Table &table, const std::vector<int> &said)
{
    if (said.size() != table.players.size())
        return Refusal{.code = RefusalCode::AnswerNeeded};
    for (std::size_t number = 0; number < said.size(); ++number) {
        const Seat seat{static_cast<int>(number)};
        if (auto refused = possibleCount(seat, said[number], setupFor(table.seats()).workers))
            return refused;
        const int standing = factoryWorkers(table, seat);
        if (factoryIsKnown(table) && said[number] != standing)
            return Refusal{.code = RefusalCode::AnswerContradicts,
                           .seat = seat,
                           .number = said[number],
                           .limit = standing};
    }
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
    if (event.factoryWorkers) {
        if (auto refused = possibleInFactory(table, *event.factoryWorkers))
            return refused;
    }
    const auto &said = table.countedFactoryWorkers ? table.countedFactoryWorkers : event.factoryWorkers;
    if (!said && !factoryIsKnown(table) && table.shift < shiftCount)
        return Refusal{.code = RefusalCode::AnswerNeeded};
    for (std::size_t seat = 0; said && seat < state.size(); ++seat)
        state[seat].factoryWorkers = (*said)[seat];

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

Outcome on(Table &table, const FactoryWorkersCounted &event)
{
    if (table.phase != Phase::Shift)
        return Refusal{.code = RefusalCode::NotNow};
    if (auto refused = possibleInFactory(table, event.workers))
        return refused;
    table.countedFactoryWorkers = event.workers;
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
