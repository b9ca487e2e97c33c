// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/checks.h"

#include "scoring/checks.h"
#include "scoring/coal_baron/game.h"
#include "scoring/coal_baron/setup.h"

#include <algorithm>
#include <array>
#include <functional>

namespace scoring::coal_baron {

namespace {

using OrderCounts = std::array<int, orderCount>;

OrderCounts tally(const std::vector<Order> &orders)
{
    OrderCounts counts{};
    for (const Order order : orders)
        ++counts[at(order)];
    return counts;
}

void checkDuplicateOrders(const Game &game, std::vector<Warning> &warnings)
{
    // A delivered card stays delivered, so the most a player ever had of it is what the player holds.
    std::vector<OrderCounts> held(static_cast<std::size_t>(game.players()));
    for (std::size_t seat = 0; seat < held.size(); ++seat) {
        for (const ShiftState &shift : game.shifts) {
            const OrderCounts delivered = tally(shift[seat].delivered);
            for (std::size_t order = 0; order < orderCount; ++order)
                held[seat][order] = std::max(held[seat][order], delivered[order]);
        }
        if (game.final && (*game.final)[seat].openOrderList) {
            for (const Order order : *(*game.final)[seat].openOrderList)
                ++held[seat][at(order)];
        }
    }
    for (std::uint8_t order = 0; order < orderCount; ++order) {
        int copies = 0;
        for (const OrderCounts &counts : held)
            copies += counts[order];
        if (copies < 2)
            continue;
        Warning warning{.code = WarningCode::DuplicateOrder};
        warning.players = seatsWhere(held, [=](const OrderCounts &counts) { return counts[order] > 0; });
        warning.found = copies;
        warning.limit = 1;
        warning.order = Order{order};
        warnings.push_back(std::move(warning));
    }
}

void checkOrderTotal(const Game &game, std::vector<Warning> &warnings)
{
    std::vector<int> orders;
    for (std::size_t seat = 0; seat < game.shifts.back().size(); ++seat)
        orders.push_back(static_cast<int>(game.shifts.back()[seat].delivered.size()) +
                         (game.final ? (*game.final)[seat].openOrders : 0));
    checkSum(orders, {.code = WarningCode::TooManyOrders, .limit = orderCount}, warnings, std::identity{});
}

void checkTiles(const FinalState &final, std::vector<Warning> &warnings)
{
    using TileCounts = std::array<int, tileKindCount>;
    std::vector<TileCounts> tiles(final.size());
    for (std::size_t seat = 0; seat < final.size(); ++seat) {
        for (const Tile tile : final[seat].tileList.value_or(std::vector<Tile>{}))
            ++tiles[seat][at(tile)];
    }
    for (std::uint8_t number = 0; number < tileKindCount; ++number) {
        checkSum(tiles, {.code = WarningCode::TooManyTiles, .limit = tilesOfAKind, .tile = Tile{number}},
                 warnings, [=](const TileCounts &counts) { return counts[number]; });
    }
    for (const Side side : sides) {
        checkSum(final, {.code = WarningCode::TooManyTiles, .limit = tilesPerSide, .side = side}, warnings,
                 [=](const FinalHoldings &player) {
                     return side == Side::Light ? player.lightTiles : player.darkTiles;
                 });
    }
}

PerCoal cartsOf(const std::vector<Tile> &tiles)
{
    PerCoal carts;
    for (const Coal coal : coals)
        carts[coal] = 1; // the printed one
    for (const Tile tile : tiles)
        carts[kind(tile).coal] += kind(tile).carts;
    return carts;
}

void checkCubes(const Game &game, std::vector<Warning> &warnings)
{
    const FinalState &final = *game.final;
    checkSum(final, {.code = WarningCode::TooManyCubes, .limit = cubesInTheBox}, warnings,
             [](const FinalHoldings &player) { return player.cubes; });
    for (std::size_t seat = 0; seat < final.size(); ++seat) {
        if (!final[seat].tileList)
            continue;
        const PerCoal carts = cartsOf(*final[seat].tileList);
        int loaded = 0;
        for (const Coal coal : coals)
            loaded += std::max(0, carts[coal] - game.shifts.back()[seat].emptyCarts[coal]);
        if (final[seat].cubes < loaded) {
            Warning tooFew{.code = WarningCode::TooFewCubes, .players = {static_cast<int>(seat)}};
            tooFew.found = final[seat].cubes;
            tooFew.limit = loaded;
            warnings.push_back(std::move(tooFew));
        }
    }
}

// Empty carts only become more, so what counts is the most a player ever reported.
PerCoal mostReportedEmpty(const Game &game, std::size_t seat)
{
    PerCoal most;
    for (const ShiftState &state : game.shifts) {
        for (const Coal coal : coals)
            most[coal] = std::max(most[coal], state[seat].emptyCarts[coal]);
    }
    return most;
}

void checkEmptyCarts(const Game &game, std::vector<Warning> &warnings)
{
    std::vector<PerCoal> empty;
    PerCoal culprits;
    for (std::size_t seat = 0; seat < game.shifts.front().size(); ++seat) {
        empty.push_back(mostReportedEmpty(game, seat));
        const bool tilesKnown = game.final && (*game.final)[seat].tileList;
        for (const Coal coal : coals) {
            const int carts =
                tilesKnown ? cartsOf(*(*game.final)[seat].tileList)[coal] : tileCartsPerColour + 1;
            if (empty[seat][coal] <= carts)
                continue;
            ++culprits[coal];
            warnings.push_back({.code = WarningCode::TooManyEmptyCarts,
                                .players = {static_cast<int>(seat)},
                                .found = empty[seat][coal],
                                .limit = carts,
                                .coal = coal});
        }
    }
    const int carts = tileCartsPerColour + game.players();
    for (const Coal coal : coals) {
        if (culprits[coal] > 0) // then the sum is wrong for that reason already
            continue;
        checkSum(empty, {.code = WarningCode::TooManyEmptyCarts, .limit = carts, .coal = coal}, warnings,
                 [=](const PerCoal &mine) { return mine[coal]; });
    }
}

void checkShrinking(const Game &game, std::vector<Warning> &warnings)
{
    std::vector<Warning> carts;
    for (std::size_t played = 1; played < game.shifts.size(); ++played) {
        const int shift = static_cast<int>(played) + 1;
        for (int seat = 0; seat < game.players(); ++seat) {
            const ShiftHoldings &before = game.shifts[played - 1][static_cast<std::size_t>(seat)];
            const ShiftHoldings &now = game.shifts[played][static_cast<std::size_t>(seat)];
            const OrderCounts had = tally(before.delivered);
            const OrderCounts has = tally(now.delivered);
            for (std::uint8_t order = 0; order < orderCount; ++order) {
                if (has[order] < had[order]) {
                    Warning warning{.code = WarningCode::DeliveriesShrink, .players = {seat}, .shift = shift};
                    warning.order = Order{order};
                    warnings.push_back(std::move(warning));
                }
            }
            for (const Coal coal : coals) {
                if (now.emptyCarts[coal] < before.emptyCarts[coal]) {
                    Warning warning{.code = WarningCode::EmptyCartsShrink, .players = {seat}, .shift = shift};
                    warning.found = now.emptyCarts[coal];
                    warning.limit = before.emptyCarts[coal];
                    warning.coal = coal;
                    carts.push_back(std::move(warning));
                }
            }
        }
    }
    warnings.insert(warnings.end(), carts.begin(), carts.end());
}

void checkWorkers(const Game &game, std::vector<Warning> &warnings)
{
    const int workers = setupFor(game.players()).workers;
    for (std::size_t played = 0; played < game.shifts.size(); ++played) {
        for (int seat = 0; seat < game.players(); ++seat) {
            const int found = game.shifts[played][static_cast<std::size_t>(seat)].factoryWorkers;
            if (found > workers) {
                Warning warning{.code = WarningCode::TooManyWorkers, .players = {seat}};
                warning.shift = static_cast<int>(played) + 1;
                warning.found = found;
                warning.limit = workers;
                warnings.push_back(std::move(warning));
            }
        }
    }
}

} // namespace

std::vector<Warning> check(const Game &game)
{
    std::vector<Warning> warnings;
    checkDuplicateOrders(game, warnings);
    checkOrderTotal(game, warnings);
    if (game.final) {
        checkTiles(*game.final, warnings);
        checkCubes(game, warnings);
    }
    checkEmptyCarts(game, warnings);
    checkShrinking(game, warnings);
    checkWorkers(game, warnings);
    return warnings;
}

} // namespace scoring::coal_baron
