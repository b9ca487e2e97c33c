// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/pieces.h"
#include "scoring/the_ruhr/refusal.h"

#include <cstdint>

namespace scoring::the_ruhr {

inline constexpr int loanThalers = 2;
inline constexpr int repaymentPrice = 3;
inline constexpr int pointsOfALoanFromTheRoundTrack = 1; ///< lost at once
inline constexpr int pointsOfAnUnsecuredLoan = 2;

/// What of a player a loan touches.
struct Borrower {
    int supply = 0;
    int onRoundTrack = 0;
    int loans = 0;
    int thalers = 0;
    int vp = 0;
    bool operator==(const Borrower &) const = default;
};

enum class LoanKind : std::uint8_t {
    FromSupply,     ///< a warehouse of the supply marks it
    FromRoundTrack, ///< the next one due there marks it, for 1 VP
    Unsecured,      ///< no warehouse is left: 2 VP, and nothing to repay
};

struct Loan {
    LoanKind kind{};
    Borrower after;
    bool operator==(const Loan &) const = default;
};

/// How many loans it takes to pay a price.
constexpr int loansNeeded(int thalers, int price)
{
    return price > thalers ? (price - thalers + loanThalers - 1) / loanThalers : 0;
}

/// One loan, by a player who cannot pay the price of an action or a purchase. A warehouse that marks it needs
/// one of the loan spaces.
Result<Loan> takeLoan(const Borrower &player, int price);

/// Repaying loans; it may not be done with another loan.
Result<Borrower> repay(const Borrower &player, int loans);

} // namespace scoring::the_ruhr
