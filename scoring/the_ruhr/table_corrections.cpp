// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was counted at the table, or read off its boards, holds. Nothing else changes thereby.

#include "scoring/the_ruhr/table_rules.h"

#include <algorithm>
#include <utility>

namespace scoring::the_ruhr::rules {

namespace {

// Refuses what nobody follows, and anything once the game is reckoned.
Outcome canCorrect(const Table &table, bool isTracked)
{
    if (table.phase == Phase::Finished)
        return Refusal{.code = RefusalCode::NotNow};
    if (!isTracked)
        return Refusal{.code = RefusalCode::NotTracked};
    return done;
}

SalePlace placeAt(const Table &table, int riverIndex)
{
    if (riverIndex == ruhrortIndex)
        return SalePlace::Ruhrort;
    const auto city = std::ranges::find(table.board.cityIndex, std::optional(riverIndex));
    return city == table.board.cityIndex.end()
               ? SalePlace::Factory
               : salePlaceOf(cities[static_cast<std::size_t>(city - table.board.cityIndex.begin())]);
}

// Those who have still to act in this phase do it from upstream down, as before.
void sortTurns(Table &table)
{
    if (table.round == 1 && table.phase == Phase::Choose)
        return;
    const std::vector<Seat> river = downTheRiver(table);
    const auto place = [&](Seat seat) { return std::ranges::find(river, seat) - river.begin(); };
    std::ranges::sort(table.order.begin() + static_cast<std::ptrdiff_t>(table.turn), table.order.end(), {},
                      place);
}

Outcome addWarehouse(Table &table, Seat seat, const Site &site)
{
    Player &player = table.player(seat);
    if (player.supply == 0)
        return Refusal{.code = RefusalCode::NoWarehouse, .seat = seat};
    const SiteFacts *there = table.board.spacesOf(site);
    const auto space = nextSpace(table, site);
    if (there && there->spaces && space && *space >= static_cast<std::size_t>(*there->spaces))
        return Refusal{.code = RefusalCode::SiteFull, .limit = *there->spaces};
    if (const auto *city = std::get_if<City>(&site)) {
        if (std::exchange(player.cities[at(*city)], true))
            return Refusal{.code = RefusalCode::AlreadyThere, .seat = seat};
    } else if (const auto *dump = std::get_if<Dump>(&site)) {
        ++player.dumps[at(*dump)];
    } else {
        const Country country = std::get<Country>(site);
        if (isIn(table.columns, country, seat))
            return Refusal{.code = RefusalCode::AlreadyThere, .seat = seat};
        if (warehousesIn(table.columns, seat) >= warehousesInRuhrortEach)
            return Refusal{
                .code = RefusalCode::TooManyInRuhrort, .seat = seat, .limit = warehousesInRuhrortEach};
        table.columns[at(country)].push_back(seat);
    }
    --player.supply;
    return done;
}

Outcome removeWarehouse(Table &table, Seat seat, const Site &site)
{
    Player &player = table.player(seat);
    bool wasThere = false;
    if (const auto *city = std::get_if<City>(&site)) {
        wasThere = std::exchange(player.cities[at(*city)], false);
    } else if (const auto *dump = std::get_if<Dump>(&site)) {
        wasThere = player.dumps[at(*dump)] > 0;
        player.dumps[at(*dump)] -= wasThere ? 1 : 0;
    } else {
        wasThere = std::erase(table.columns[at(std::get<Country>(site))], seat) > 0;
    }
    if (!wasThere)
        return Refusal{.code = RefusalCode::NotThere, .seat = seat};
    ++player.supply;
    return done;
}

} // namespace

Outcome on(Table &table, const ExportMarkerCounted &event)
{
    if (auto refused = canCorrect(table, table.tracking.warehouses))
        return refused;
    if (auto refused = between(event.index, setupFor(table.seats()).exportLowest,
                               table.board.lastExportIndex.value_or(mostPrinted)))
        return refused;
    table.exportIndex = event.index;
    return done;
}

Outcome on(Table &table, const BargeCounted &event)
{
    if (auto refused = knownSeat(table, event.seat))
        return refused;
    if (auto refused = canCorrect(table, table.tracking.turns))
        return refused;
    Player &player = table.player(event.seat);
    if (!player.riverIndex) // it is not on the river yet
        return Refusal{.code = RefusalCode::NotNow};
    const bool atDepot = player.chosen && player.soldInRound != table.round;
    if (auto refused = between(event.riverIndex, 0, atDepot ? ruhrortIndex - 1 : ruhrortIndex, event.seat))
        return refused;
    if (player.riverIndex != event.riverIndex && !atDepot)
        player.bargeAt = placeAt(table, event.riverIndex);
    player.riverIndex = event.riverIndex;
    sortTurns(table);
    return done;
}

Outcome on(Table &table, const TokenCounted &event)
{
    if (auto refused = knownSeat(table, event.seat))
        return refused;
    if (auto refused = canCorrect(table, table.tracking.tokens))
        return refused;
    const TokenKind &token = kind(event.token);
    const bool isThere = event.state == TokenState::Active || event.state == TokenState::Used;
    if (event.state == TokenState::Blank && !token.isWhite()) // there is one for everybody
        return Refusal{.code = RefusalCode::NotThisToken, .token = event.token};
    Player player = table.player(event.seat);
    const auto others =
        std::ranges::count_if(table.players, [&](const Player &one) { return one.tokens.has(token.token); }) -
        (player.tokens.has(token.token) ? 1 : 0);
    if (isThere && others >= token.copies(table.seats()))
        return Refusal{.code = RefusalCode::CountImpossible,
                       .seat = event.seat,
                       .number = static_cast<int>(others) + 1,
                       .limit = token.copies(table.seats())};
    // The two warehouses of its storage area come and go with it.
    if (event.token == Token::GrafschaftMark && table.tracking.warehouses) {
        if (isThere) {
            player.supply += std::exchange(player.storageMark, 0);
        } else if (player.storageMark == 0) {
            if (player.supply < warehousesPerStorage)
                return Refusal{.code = RefusalCode::NoWarehouse, .seat = event.seat};
            player.supply -= warehousesPerStorage;
            player.storageMark = warehousesPerStorage;
        }
    }
    player.tokens[event.token] = event.state;
    table.player(event.seat) = player;
    return done;
}

Outcome on(Table &table, const WarehouseCounted &event)
{
    if (auto refused = knownSeat(table, event.seat))
        return refused;
    if (auto refused = canCorrect(table, table.tracking.warehouses))
        return refused;
    Table changed = table;
    if (auto refused = event.isThere ? addWarehouse(changed, event.seat, event.site)
                                     : removeWarehouse(changed, event.seat, event.site))
        return refused;
    table = std::move(changed);
    return done;
}

Outcome on(Table &table, const SiteRead &event)
{
    if (auto refused = canCorrect(table, true))
        return refused;
    Board board = table.board;
    SiteFacts *there = board.spacesOf(event.site);
    const auto *city = std::get_if<City>(&event.site);
    if (!there || event.space.has_value() != event.price.has_value() || (event.riverIndex && !city))
        return Refusal{.code = RefusalCode::AnswerContradicts};
    if (event.spaces) {
        const auto taken = static_cast<int>(nextSpace(table, event.site).value_or(0));
        if (auto refused = between(*event.spaces, std::max(1, taken), mostPrinted))
            return refused;
        there->spaces = event.spaces;
        if (there->prices.size() > static_cast<std::size_t>(*event.spaces))
            there->prices.resize(static_cast<std::size_t>(*event.spaces));
    }
    if (event.space) {
        if (auto refused = between(*event.space, 0, there->spaces.value_or(mostPrinted) - 1))
            return refused;
        const auto number = static_cast<std::size_t>(*event.space);
        if (there->prices.size() <= number)
            there->prices.resize(number + 1);
        there->prices[number] = event.price;
    }
    if (event.riverIndex)
        board.cityIndex[at(*city)] = event.riverIndex;
    if (auto refused = possible(board))
        return refused;
    table.board = std::move(board);
    return done;
}

Outcome on(Table &table, const ExportTrackRead &event)
{
    if (auto refused = canCorrect(table, true))
        return refused;
    if (event.index.has_value() != event.value.has_value())
        return Refusal{.code = RefusalCode::AnswerContradicts};
    Board board = table.board;
    if (event.last) {
        if (auto refused =
                between(*event.last, table.tracking.warehouses ? table.exportIndex : 1, mostPrinted))
            return refused;
        board.lastExportIndex = event.last;
        if (board.exportValues.size() > static_cast<std::size_t>(*event.last) + 1)
            board.exportValues.resize(static_cast<std::size_t>(*event.last) + 1);
    }
    if (event.index) {
        if (auto refused = between(*event.index, 0, board.lastExportIndex.value_or(mostPrinted)))
            return refused;
        const auto number = static_cast<std::size_t>(*event.index);
        if (board.exportValues.size() <= number)
            board.exportValues.resize(number + 1);
        board.exportValues[number] = event.value;
    }
    if (event.rowBonus) {
        // One row for each player is all a column can be scored in.
        if (auto refused = between(static_cast<int>(event.rowBonus->size()), 1, mostPlayers))
            return refused;
        if (board.rowBonus.size() < event.rowBonus->size())
            board.rowBonus.resize(event.rowBonus->size());
        std::ranges::copy(*event.rowBonus, board.rowBonus.begin());
        board.rowsRead = std::max(board.rowsRead.value_or(0), static_cast<int>(event.rowBonus->size()));
    }
    if (auto refused = possible(board))
        return refused;
    table.board = std::move(board);
    return done;
}

Outcome on(Table &table, const CombinationRead &event)
{
    if (auto refused = canCorrect(table, table.tracking.cubes))
        return refused;
    for (const int cubes : event.cubes.numbers) {
        if (auto refused = between(cubes, 0, mostSpacesInAnArea))
            return refused;
    }
    table.board.combinations[at(event.token)] = event.cubes;
    return done;
}

} // namespace scoring::the_ruhr::rules
