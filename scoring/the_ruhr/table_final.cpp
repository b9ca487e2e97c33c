// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/table_rules.h"

#include <algorithm>
#include <numeric>

namespace scoring::the_ruhr {

FinalWarehouses warehousesOf(const FinalHoldings &player)
{
    return {player.loans,  player.supply, player.storageLock, player.storageMark,
            player.cities, player.dumps,  player.ruhrort};
}

namespace rules {

namespace {

void put(FinalHoldings &player, const FinalWarehouses &counted)
{
    player.loans = counted.loans;
    player.supply = counted.supply;
    player.storageLock = counted.storageLock;
    player.storageMark = counted.storageMark;
    player.cities = counted.cities;
    player.dumps = counted.dumps;
    player.ruhrort = counted.ruhrort;
}

Outcome possible(const FinalWarehouses &counted, Seat seat)
{
    std::vector<int> numbers{counted.loans, counted.supply, counted.storageLock, counted.storageMark,
                             counted.ruhrort};
    numbers.insert(numbers.end(), counted.dumps.begin(), counted.dumps.end());
    // That all ten are there is not asked for: a piece may be lost, and what is there is scored with a
    // warning.
    for (const int number : numbers) {
        if (auto refused = between(number, 0, warehousesEach, seat))
            return refused;
    }
    return done;
}

Outcome possible(const Tokens &tokens)
{
    for (const TokenKind &token : tokenKinds) {
        if (!token.isWhite() && tokens[token.token] == TokenState::Blank)
            return Refusal{.code = RefusalCode::NotThisToken, .token = token.token};
    }
    return done;
}

// What is counted at the end goes before what was followed; what was not followed has to be counted.
template <typename Value>
Outcome counted(bool isFollowed, const std::optional<Value> &said, Seat seat, Value &value)
{
    if (!isFollowed && !said)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = seat};
    value = said.value_or(value);
    return done;
}

Outcome finalHoldings(const Table &table, Seat seat, const FinalAnswer &answer, FinalHoldings &player)
{
    const Tracking &tracking = table.tracking;
    player = holdingsNow(table, seat);
    if (auto refused = counted(tracking.points, answer.vpTrack, seat, player.vpTrack))
        return refused;
    if (auto refused = between(player.vpTrack, -mostCounted, mostCounted, seat))
        return refused;
    if (auto refused = counted(tracking.thalers, answer.thalers, seat, player.thalers))
        return refused;
    if (auto refused = between(player.thalers, 0, mostCounted, seat))
        return refused;
    FinalWarehouses built = warehousesOf(player);
    if (auto refused = counted(tracking.warehouses, answer.warehouses, seat, built))
        return refused;
    if (auto refused = possible(built, seat))
        return refused;
    put(player, built);
    if (auto refused = counted(knowsBarge(table, seat), answer.bargeAt, seat, player.bargeAt))
        return refused;
    if (auto refused = counted(tracking.tokens, answer.tokens, seat, player.tokens))
        return refused;
    return possible(player.tokens);
}

} // namespace

Outcome on(Table &table, const ThalersCounted &event)
{
    if (auto refused = knownSeat(table, event.seat))
        return refused;
    if (table.phase == Phase::Finished)
        return Refusal{.code = RefusalCode::NotNow};
    if (!table.tracking.thalers)
        return Refusal{.code = RefusalCode::NotTracked};
    const int most = table.phase == Phase::FinalCount ? mostThalersKept : mostCounted;
    if (auto refused = between(event.thalers, 0, most, event.seat))
        return refused;
    table.player(event.seat).thalers = event.thalers;
    return done;
}

Outcome on(Table &table, const PointsCounted &event)
{
    if (auto refused = knownSeat(table, event.seat))
        return refused;
    if (table.phase == Phase::Finished)
        return Refusal{.code = RefusalCode::NotNow};
    if (!table.tracking.points)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = between(event.points, -mostCounted, mostCounted, event.seat))
        return refused;
    table.player(event.seat).vp = event.points;
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
    table.final = std::move(state);
    table.phase = Phase::Finished;
    return done;
}

} // namespace rules

} // namespace scoring::the_ruhr
