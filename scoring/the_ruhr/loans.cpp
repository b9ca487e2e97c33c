// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/loans.h"

namespace scoring::the_ruhr {

Result<Loan> takeLoan(const Borrower &player, int price)
{
    if (player.thalers >= price)
        return Refusal{.code = RefusalCode::LoanNotNeeded, .number = price, .limit = player.thalers};
    // A loan without a warehouse takes no space, so full spaces do not stand in its way.
    if (player.loans >= loanSpaces && player.supply + player.onRoundTrack > 0)
        return Refusal{.code = RefusalCode::NoLoanSpace, .limit = loanSpaces};
    Loan loan{LoanKind::Unsecured, player};
    loan.after.thalers += loanThalers;
    if (player.supply > 0) {
        loan.kind = LoanKind::FromSupply;
        --loan.after.supply;
        ++loan.after.loans;
    } else if (player.onRoundTrack > 0) {
        loan.kind = LoanKind::FromRoundTrack;
        --loan.after.onRoundTrack;
        ++loan.after.loans;
        loan.after.vp -= pointsOfALoanFromTheRoundTrack;
    } else {
        loan.after.vp -= pointsOfAnUnsecuredLoan;
    }
    return loan;
}

Result<Borrower> repay(const Borrower &player, int loans)
{
    if (loans < 1 || loans > player.loans)
        return Refusal{.code = RefusalCode::NoSuchLoan, .number = loans, .limit = player.loans};
    const int price = repaymentPrice * loans;
    if (price > player.thalers)
        return Refusal{.code = RefusalCode::NotEnoughThalers, .number = price, .limit = player.thalers};
    Borrower after = player;
    after.thalers -= price;
    after.loans -= loans;
    after.supply += loans;
    return after;
}

} // namespace scoring::the_ruhr
