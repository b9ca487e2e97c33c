// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/loans.h"
#include "scoring/the_ruhr/table_rules.h"

#include <algorithm>

namespace scoring::the_ruhr::rules {

namespace {

int onRoundTrack(const Player &player)
{
    return static_cast<int>(std::ranges::count(player.roundTrack, true));
}

// Where warehouses are not tracked nobody is ever short of them, and a loan costs what is said.
Borrower borrower(const Table &table, Seat seat, int thalers, const LoansTaken &loans)
{
    const Player &player = table.player(seat);
    if (!table.tracking.warehouses)
        return {.supply = loans.number, .thalers = thalers};
    return {player.supply, onRoundTrack(player), player.loans, thalers, player.vp};
}

void put(Player &player, const Borrower &after)
{
    player.supply = after.supply;
    player.loans = after.loans;
    for (int lent = onRoundTrack(player) - after.onRoundTrack; lent > 0; --lent)
        *std::ranges::find(player.roundTrack, true) = false; // the next one due
}

} // namespace

Outcome pay(const Table &table, Seat seat, int price, const LoansTaken &loans, Player &payer)
{
    const Tracking &tracking = table.tracking;
    payer = table.player(seat);
    if (auto refused = between(loans.number, 0, loansNeeded(0, mostPrinted), seat))
        return refused;
    // Where money is not tracked someone who took a loan had none.
    const Borrower before = borrower(table, seat, tracking.thalers ? payer.thalers : 0, loans);
    Borrower after = before;
    for (int loan = 0; loan < loans.number; ++loan) {
        const auto taken = takeLoan(after, price);
        if (const auto *refused = std::get_if<Refusal>(&taken))
            return *refused;
        after = std::get<Loan>(taken).after;
    }
    if (tracking.thalers && price > after.thalers)
        return Refusal{
            .code = RefusalCode::NotEnoughThalers, .seat = seat, .number = price, .limit = after.thalers};
    const std::optional<int> known = tracking.warehouses ? std::optional(before.vp - after.vp) : std::nullopt;
    std::optional<int> lost;
    if (auto refused = settle(known, loans.pointsLost, tracking.points && loans.number > 0, seat, lost))
        return refused;
    if (auto refused = between(lost.value_or(0), 0, pointsOfAnUnsecuredLoan * loans.number, seat))
        return refused;

    payer.vp -= lost.value_or(0);
    if (tracking.thalers)
        payer.thalers = after.thalers - price;
    if (tracking.warehouses)
        put(payer, after);
    return done;
}

Outcome on(Table &table, const LoansRepaid &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Buy))
        return refused;
    const Tracking &tracking = table.tracking;
    if (!tracking.warehouses && !tracking.thalers)
        return Refusal{.code = RefusalCode::NotTracked};
    Player &player = table.player(event.seat);
    Borrower before{.supply = player.supply,
                    .loans = tracking.warehouses ? player.loans : loanSpaces,
                    .thalers = tracking.thalers ? player.thalers : mostCounted};
    const auto repaid = repay(before, event.loans);
    if (const auto *refused = std::get_if<Refusal>(&repaid))
        return *refused;
    const auto &after = std::get<Borrower>(repaid);
    addThalers(table, event.seat, after.thalers - before.thalers);
    if (tracking.warehouses) {
        player.supply = after.supply;
        player.loans = after.loans;
    }
    return done;
}

} // namespace scoring::the_ruhr::rules
