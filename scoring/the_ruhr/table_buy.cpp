// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/loans.h"
#include "scoring/the_ruhr/locks.h"
#include "scoring/the_ruhr/table_rules.h"
#include "scoring/the_ruhr/token_rules.h"

#include <algorithm>
#include <utility>

namespace scoring::the_ruhr::rules {

namespace {

Builder builderAt(const Table &table, Seat seat)
{
    Builder builder{.seat = seat, .tokens = tokensOf(table, seat)};
    if (table.tracking.warehouses) {
        builder.supply = table.player(seat).supply;
        builder.cities = table.player(seat).cities;
        builder.columns = table.columns;
    }
    return builder;
}

void place(Table &table, Seat seat, const Site &site)
{
    Player &player = table.player(seat);
    --player.supply;
    if (const auto *city = std::get_if<City>(&site))
        player.cities[at(*city)] = true;
    if (const auto *dump = std::get_if<Dump>(&site))
        ++player.dumps[at(*dump)];
    if (const auto *country = std::get_if<Country>(&site))
        table.columns[at(*country)].push_back(seat);
}

Outcome hasSpace(const Table &table, const Site &site)
{
    const SiteFacts *there = table.board.spacesOf(site);
    const auto space = nextSpace(table, site);
    if (there && there->spaces && space && *space >= static_cast<std::size_t>(*there->spaces))
        return Refusal{.code = RefusalCode::SiteFull, .limit = *there->spaces};
    return done;
}

void learnPrice(Table &table, const WarehouseBuilt &event)
{
    SiteFacts *there = table.board.spacesOf(event.site);
    const auto space = nextSpace(table, event.site);
    if (!there || !space || !event.printedPrice)
        return;
    if (there->prices.size() <= *space)
        there->prices.resize(*space + 1);
    there->prices[*space] = event.printedPrice;
}

} // namespace

Outcome on(Table &table, const LocksBuilt &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Buy))
        return refused;
    Player &player = table.player(event.seat);
    if (auto refused = mustBeActive(tokensOf(table, event.seat), Token::LockBuilding))
        return refused;
    const auto bought = buyLocks(table.round, table.seats(), player.locks, event.regions);
    if (const auto *refused = std::get_if<Refusal>(&bought))
        return *refused;
    const auto &purchase = std::get<LockPurchase>(bought);
    const int locks = static_cast<int>(event.regions.size());
    if (table.locks + locks > damsAtStart)
        return Refusal{.code = RefusalCode::NoDamLeft, .limit = damsAtStart - table.locks};
    Player payer;
    if (auto refused = pay(table, event.seat, purchase.cost, event.loans, payer))
        return refused;

    player = payer;
    player.vp += purchase.points;
    if (purchase.warehousesGained > 0)
        player.supply += std::exchange(player.storageLock, 0);
    player.locks += locks;
    table.locks += locks;
    use(table, event.seat, Token::LockBuilding);
    return done;
}

Outcome on(Table &table, const WarehouseBuilt &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Buy))
        return refused;
    if (auto refused = hasSpace(table, event.site))
        return refused;
    std::optional<int> price;
    if (auto refused = settle(printedPrice(table, event.site), event.printedPrice, false, event.seat, price))
        return refused;
    // Nobody who does not follow the money asks for it: it is what the loans pay for.
    if (!price && !table.tracking.thalers)
        price = event.loans.number * loanThalers;
    const auto built =
        buildWarehouse(builderAt(table, event.seat), event.site, event.warehouseToken, price, table.options);
    if (const auto *refused = std::get_if<Refusal>(&built))
        return *refused;
    const auto &purchase = std::get<Purchase>(built);
    Player payer;
    if (auto refused = pay(table, event.seat, purchase.cost, event.loans, payer))
        return refused;
    if (table.tracking.warehouses && payer.supply == 0) // the last one marks a loan now
        return Refusal{.code = RefusalCode::NoWarehouse, .seat = event.seat};

    table.player(event.seat) = payer;
    table.player(event.seat).vp += purchase.points;
    learnPrice(table, event);
    if (table.tracking.warehouses)
        place(table, event.seat, event.site);
    use(table, event.seat, purchase.uses);
    return done;
}

Outcome on(Table &table, const WarehouseMoved &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Buy))
        return refused;
    const Tracking &tracking = table.tracking;
    if (!tracking.warehouses && !tracking.thalers && !tracking.tokens)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = knownSeat(table, event.move.owner))
        return refused;
    const Builder builder = builderAt(table, event.seat);
    const auto moved = moveWarehouse(builder.columns, event.seat, builder.tokens, event.move, table.options);
    if (const auto *refused = std::get_if<Refusal>(&moved))
        return *refused;
    const auto &purchase = std::get<Purchase>(moved);
    Player payer;
    if (auto refused = pay(table, event.seat, purchase.cost, event.loans, payer))
        return refused;

    table.player(event.seat) = payer;
    if (tracking.warehouses)
        table.columns = afterMove(std::move(table.columns), event.move);
    use(table, event.seat, purchase.uses);
    return done;
}

} // namespace scoring::the_ruhr::rules
