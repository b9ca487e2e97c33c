// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/table.h"

#include "scoring/the_ruhr/table_rules.h"

#include <algorithm>

namespace scoring::the_ruhr {

std::optional<Refusal> apply(Table &table, const Event &event)
{
    if (table.phase == Phase::BeforeStart && !std::holds_alternative<GameStarted>(event))
        return Refusal{.code = RefusalCode::NotStarted};
    if (!table.dice.fallen.empty() && !std::holds_alternative<DieReturned>(event) && !onlyCorrects(event))
        return Refusal{.code = RefusalCode::DieFallen, .seat = depotChooser(table)};
    return std::visit([&](const auto &happened) { return rules::on(table, happened); }, event);
}

Folded fold(std::span<const Event> events)
{
    return foldEvents<Folded>(events);
}

Folded fold(std::span<const LogEntry> log)
{
    return foldLog<Folded>(log);
}

std::optional<Seat> next(const Table &table)
{
    return table.turn < table.order.size() ? std::optional(table.order[table.turn]) : std::nullopt;
}

int warehouses(const Table &table, Seat seat)
{
    const auto onRoundTrack = std::ranges::count(table.player(seat).roundTrack, true);
    return warehouses(holdingsNow(table, seat)) + static_cast<int>(onRoundTrack);
}

std::optional<int> tilesInTheBag(const Table &table)
{
    if (!table.tracking.warehouses)
        return std::nullopt;
    return tilesInTheBag(table.difficulty, table.locks, table.tilesDrawn);
}

FinalHoldings holdingsNow(const Table &table, Seat seat)
{
    const Player &player = table.player(seat);
    return {
        .vpTrack = player.vp,
        .thalers = player.thalers,
        .loans = player.loans,
        .supply = player.supply,
        .storageLock = player.storageLock,
        .storageMark = player.storageMark,
        .cities = player.cities,
        .dumps = player.dumps,
        .ruhrort = warehousesIn(table.columns, seat),
        .bargeAt = player.soldInRound > 0 ? player.bargeAt : SalePlace::Factory,
        .tokens = player.tokens,
    };
}

Game gameOf(const Table &table)
{
    return {table.options, table.final.value_or(FinalState{})};
}

} // namespace scoring::the_ruhr
