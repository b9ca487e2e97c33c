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

int owners(const Table &table, Token token)
{
    return static_cast<int>(
        std::ranges::count_if(table.players, [=](const Player &player) { return player.tokens.has(token); }));
}

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

// Where money is not tracked nobody is ever short of it.
Borrower borrower(const Table &table, Seat seat, int thalersOtherwise)
{
    const Player &player = table.player(seat);
    return {player.supply, static_cast<int>(std::ranges::count(player.roundTrack, true)), player.loans,
            table.tracking.thalers ? player.thalers : thalersOtherwise, player.vp};
}

} // namespace

Outcome on(Table &table, const TokenGained &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Tokens))
        return refused;
    Player &player = table.player(event.seat);
    const bool bringsWarehouses = event.token == Token::GrafschaftMark && table.tracking.warehouses;
    if (!table.tracking.tokens && !bringsWarehouses)
        return Refusal{.code = RefusalCode::NotTracked};
    if (player.tokens.earned(event.token) || (bringsWarehouses && player.storageMark == 0))
        return Refusal{.code = RefusalCode::TokenHeld, .seat = event.seat, .token = event.token};
    const auto &combination = table.board.combinations[at(event.token)];
    if (table.tracking.cubes && combination && !earns(player.cubes, *combination))
        return Refusal{.code = RefusalCode::TokenNotEarned, .seat = event.seat, .token = event.token};

    if (table.tracking.tokens)
        player.tokens[event.token] = stateWhenEarned(event.token, owners(table, event.token), table.seats());
    if (bringsWarehouses)
        player.supply += std::exchange(player.storageMark, 0);
    return done;
}

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
    if (auto refused = canPay(table, event.seat, purchase.cost))
        return refused;

    addThalers(table, event.seat, -purchase.cost);
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
    std::optional<int> price = event.printedPrice;
    const bool isKnown = table.tracking.warehouses && std::holds_alternative<Country>(event.site);
    if (!price && !isKnown && !table.tracking.thalers)
        price = 0; // nobody asks for it
    const auto built =
        buildWarehouse(builderAt(table, event.seat), event.site, event.warehouseToken, price, table.options);
    if (const auto *refused = std::get_if<Refusal>(&built))
        return *refused;
    const auto &purchase = std::get<Purchase>(built);
    if (auto refused = canPay(table, event.seat, purchase.cost))
        return refused;

    addThalers(table, event.seat, -purchase.cost);
    table.player(event.seat).vp += purchase.points;
    if (table.tracking.warehouses)
        place(table, event.seat, event.site);
    use(table, event.seat, purchase.uses);
    return done;
}

Outcome on(Table &table, const WarehouseMoved &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Buy))
        return refused;
    if (!table.tracking.warehouses)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = knownSeat(table, event.move.owner))
        return refused;
    const auto moved =
        moveWarehouse(table.columns, event.seat, tokensOf(table, event.seat), event.move, table.options);
    if (const auto *refused = std::get_if<Refusal>(&moved))
        return *refused;
    const auto &purchase = std::get<Purchase>(moved);
    if (auto refused = canPay(table, event.seat, purchase.cost))
        return refused;

    addThalers(table, event.seat, -purchase.cost);
    table.columns = afterMove(std::move(table.columns), event.move);
    use(table, event.seat, purchase.uses);
    return done;
}

Outcome on(Table &table, const LoansRepaid &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Buy))
        return refused;
    if (!table.tracking.warehouses)
        return Refusal{.code = RefusalCode::NotTracked};
    const auto repaid = repay(borrower(table, event.seat, mostCounted), event.loans);
    if (const auto *refused = std::get_if<Refusal>(&repaid))
        return *refused;
    const auto &after = std::get<Borrower>(repaid);
    Player &player = table.player(event.seat);
    addThalers(table, event.seat, after.thalers - player.thalers);
    player.supply = after.supply;
    player.loans = after.loans;
    return done;
}

Outcome on(Table &table, const LoanTaken &event)
{
    const Phase phase = table.phase == Phase::Choose ? Phase::Choose : Phase::Buy;
    if (auto refused = inTurn(table, event.seat, phase))
        return refused;
    Player &player = table.player(event.seat);
    if (phase == Phase::Choose && player.chosen) // the action is paid for
        return Refusal{.code = RefusalCode::NotNow};
    if (!table.tracking.warehouses)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = between(event.price, 1, mostPrinted, event.seat))
        return refused;
    const auto taken = takeLoan(borrower(table, event.seat, 0), event.price);
    if (const auto *refused = std::get_if<Refusal>(&taken))
        return *refused;
    const auto &[kind, after] = std::get<Loan>(taken);
    addThalers(table, event.seat, loanThalers);
    player.supply = after.supply;
    player.loans = after.loans;
    player.vp = after.vp;
    if (kind == LoanKind::FromRoundTrack)
        *std::ranges::find(player.roundTrack, true) = false; // the next one due
    return done;
}

Outcome on(Table &table, const InnUsed &event)
{
    if (auto refused = inAnyTurn(table, event.seat))
        return refused;
    if (auto refused = mustBeActive(tokensOf(table, event.seat), Token::Inn))
        return refused;
    if (event.gain == ThalerOrPoint::Thaler)
        addThalers(table, event.seat, innThalers);
    else
        table.player(event.seat).vp += innPoints;
    use(table, event.seat, Token::Inn);
    return done;
}

Outcome on(Table &table, const CoalHaulingUsed &event)
{
    if (auto refused = inAnyTurn(table, event.seat))
        return refused;
    if (!table.tracking.tokens)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = mustBeActive(tokensOf(table, event.seat), Token::CoalHauling))
        return refused;
    use(table, event.seat, Token::CoalHauling);
    return done;
}

} // namespace scoring::the_ruhr::rules
