// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/table_rules.h"

#include <algorithm>
#include <numeric>

namespace scoring::the_ruhr::rules {

namespace {

template <typename T>
std::optional<T> knownIf(bool tracked, const T &value)
{
    return tracked ? std::optional(value) : std::nullopt;
}

FinalWarehouses warehousesOf(const FinalHoldings &player)
{
    return {player.loans,  player.supply, player.storageLock, player.storageMark,
            player.cities, player.dumps,  player.ruhrort};
}

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
    for (const int number : numbers) {
        if (auto refused = between(number, 0, warehousesEach, seat))
            return refused;
    }
    FinalHoldings player;
    put(player, counted);
    return between(warehouses(player), warehousesEach, warehousesEach, seat);
}

Outcome possible(const Tokens &tokens)
{
    for (const TokenKind &token : tokenKinds) {
        if (!token.isWhite() && tokens[token.token] == TokenState::Blank)
            return Refusal{.code = RefusalCode::NotThisToken, .token = token.token};
    }
    return done;
}

Outcome finalHoldings(const Table &table, Seat seat, const FinalAnswer &answer, FinalHoldings &player)
{
    const Tracking &tracking = table.tracking;
    player = holdingsNow(table, seat);
    std::optional<int> points;
    if (auto refused = settle(knownIf(tracking.points, player.vpTrack), answer.vpTrack, true, seat, points))
        return refused;
    if (auto refused = between(*points, -mostCounted, mostCounted, seat))
        return refused;
    std::optional<int> thalers;
    if (auto refused = settle(knownIf(tracking.thalers, player.thalers), answer.thalers, true, seat, thalers))
        return refused;
    if (auto refused = between(*thalers, 0, mostThalersKept, seat))
        return refused;
    std::optional<FinalWarehouses> built;
    if (auto refused =
            settle(knownIf(tracking.warehouses, warehousesOf(player)), answer.warehouses, true, seat, built))
        return refused;
    if (auto refused = possible(*built, seat))
        return refused;
    std::optional<SalePlace> barge;
    if (auto refused =
            settle(knownIf(knowsBarge(table, seat), player.bargeAt), answer.bargeAt, true, seat, barge))
        return refused;
    std::optional<Tokens> tokens;
    if (auto refused = settle(knownIf(tracking.tokens, player.tokens), answer.tokens, true, seat, tokens))
        return refused;
    if (auto refused = possible(*tokens))
        return refused;
    player.vpTrack = *points;
    player.thalers = *thalers;
    put(player, *built);
    player.bargeAt = *barge;
    player.tokens = *tokens;
    return done;
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

} // namespace scoring::the_ruhr::rules
