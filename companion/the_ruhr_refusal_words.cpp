// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrTableWords: why not, and what would be right.

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "companion/the_ruhr_table_words.h"
#include "scoring/the_ruhr/loans.h"

namespace companion {

using namespace scoring;
using namespace scoring::the_ruhr;

QString TheRuhrTableWords::refusal(const Refusal &refusal, const Event &event) const
{
    const QString who = refusal.seat ? name(*refusal.seat) : QString();
    const bool forLoans = !std::holds_alternative<LoansRepaid>(event) &&
                          !std::holds_alternative<EventHappened>(event); // actions and purchases
    switch (refusal.code) {
    case RefusalCode::NotStarted:
        return tr("The game has not begun yet.");
    case RefusalCode::AlreadyStarted:
        return tr("The game has begun already.");
    case RefusalCode::PlayerCount:
        return filled(tr("The Ruhr is for %1 to %2 players, not for %3."), fewestPlayers, mostPlayers,
                      refusal.number);
    case RefusalCode::NoSuchSeat:
        return tr("Nobody sits there.");
    case RefusalCode::NotNow:
        return tr("That belongs to another part of the round.");
    case RefusalCode::NotTracked:
        return tr("This is not followed in this game.");
    case RefusalCode::NotYourTurn:
        return filled(tr("It is the turn of %1."), who);
    case RefusalCode::TurnsLeft:
        return filled(tr("%1 has still to act in this phase."), who);
    case RefusalCode::AnswerNeeded:
        return who.isEmpty() ? tr("Something has still to be said.")
                             : filled(tr("Something of %1 has still to be said."), who);
    case RefusalCode::AnswerContradicts:
        return refusal.number == 0 && refusal.limit == 0
                   ? tr("That contradicts what the table knows.")
                   : filled(tr("The table knows it as %1, not as %2."), refusal.limit, refusal.number);
    case RefusalCode::CountImpossible:
        return who.isEmpty()
                   ? filled(tr("%1 cannot be: the limit is %2."), refusal.number, refusal.limit)
                   : filled(tr("%1: %2 cannot be, the limit is %3."), who, refusal.number, refusal.limit);
    case RefusalCode::NotEnoughThalers:
        if (!forLoans)
            return filled(tr("It costs %1, and there are %2; no loan is taken for it."), refusal.number,
                          refusal.limit);
        return filled(tr("It costs %1, and %2 has %3: %n loan(s) are needed.", "",
                         loansNeeded(refusal.limit, refusal.number)),
                      refusal.number, who, refusal.limit);
    default:
        return refusalOfTokens(refusal, who);
    }
}

QString TheRuhrTableWords::refusalOfTokens(const Refusal &refusal, const QString &who) const
{
    const QString token = refusal.token ? TheRuhrNames::token(*refusal.token) : QString();
    switch (refusal.code) {
    case RefusalCode::TokenMissing:
        return filled(tr("That needs the token %1."), token);
    case RefusalCode::TokenUsed:
        return filled(tr("The token %1 is used already: grey ones once a round, white ones once a game."),
                      token);
    case RefusalCode::TokenHeld:
        return filled(tr("%1 has the token %2 already."), who, token);
    case RefusalCode::TokenNotEarned:
        return filled(tr("The cubes for the token %1 are not complete."), token);
    case RefusalCode::TokenDue:
        return filled(tr("%1 has earned the token %2: it is taken first."), who, token);
    case RefusalCode::NotThisToken:
        return filled(tr("The token %1 does not do that."), token);
    case RefusalCode::TileGone:
        return tr("That tile was drawn before: it has left the game.");
    case RefusalCode::BagEmpty:
        return tr("The bag is empty.");
    case RefusalCode::AreaFull:
        return tr("There is no empty space for that cube.");
    case RefusalCode::MerchantUseless:
        return tr("The token Merchant moves a cube that was just gained, to another place.");
    default:
        return refusalOfTrips(refusal, who);
    }
}

QString TheRuhrTableWords::refusalOfTrips(const Refusal &refusal, const QString &who) const
{
    switch (refusal.code) {
    case RefusalCode::PilotBanned:
        return tr("A water tile was drawn: no pilots in this round, so nobody reaches Ruhrort.");
    case RefusalCode::PilotNeeded:
        return tr("That needs an action with Pilot.");
    case RefusalCode::TowingNeeded:
        return filled(tr("The barge of %1 would go upstream: that needs an action with Towing."), who);
    case RefusalCode::DownstreamOnly:
        return tr("Coal is sold further down the river than it was loaded.");
    case RefusalCode::WagesTaken:
        return filled(tr("%1 has taken the Wages of this round."), who);
    case RefusalCode::DepotTaken:
        return filled(tr("The barge of %1 lies at that depot."), who);
    case RefusalCode::DepotEmpty:
        return tr("No such die lies in that depot.");
    case RefusalCode::DepotFull:
        return tr("A die lies in that depot already.");
    case RefusalCode::OtherRegion:
        return tr("The die may not go into that region.");
    case RefusalCode::ArrowEmpty:
        return tr("No such die lies on an arrow space.");
    case RefusalCode::ArrowNotEmpty:
        return tr("A die on an arrow space is taken before one in a depot.");
    case RefusalCode::DieFallen:
        return tr("A die was pushed off the track: first it needs a depot.");
    case RefusalCode::DepotNotChosen:
        return filled(tr("%1 has still to choose a depot."), who);
    case RefusalCode::AlreadyChosen:
        return filled(tr("%1 has chosen a depot already."), who);
    case RefusalCode::NothingLoaded:
        return filled(tr("%1 has no coal to sell."), who);
    case RefusalCode::AlreadySold:
        return filled(tr("%1 has sold already."), who);
    case RefusalCode::NotSold:
        return filled(tr("%1 has still to sell."), who);
    default:
        return refusalOfPurchases(refusal, who);
    }
}

QString TheRuhrTableWords::refusalOfPurchases(const Refusal &refusal, const QString &who) const
{
    switch (refusal.code) {
    case RefusalCode::TooEarly:
        return tr("No locks are built in the first round.");
    case RefusalCode::NothingBought:
        return tr("Say what is bought.");
    case RefusalCode::TooManyLocks:
        return filled(tr("%1 locks are too many now: %2 may be built."), refusal.number, refusal.limit);
    case RefusalCode::NoDamLeft:
        return filled(tr("Only %1 dams are left."), refusal.limit);
    case RefusalCode::NoWarehouse:
        return filled(tr("%1 has no warehouse left in the supply."), who);
    case RefusalCode::SiteFull:
        return filled(tr("All %1 spaces there are taken."), refusal.limit);
    case RefusalCode::AlreadyThere:
        return filled(tr("%1 has a warehouse there already: one each."), who);
    case RefusalCode::TooManyInRuhrort:
        return filled(tr("Nobody has more than %1 warehouses in Ruhrort."), refusal.limit);
    case RefusalCode::NotThere:
        return tr("There is no such warehouse.");
    case RefusalCode::NotYours:
        return tr("That is the warehouse of somebody else.");
    case RefusalCode::LoanNotNeeded:
        return filled(tr("It costs %1, and there are %2: no loan is needed."), refusal.number, refusal.limit);
    case RefusalCode::NoLoanSpace:
        return filled(tr("All %1 loan spaces are taken."), refusal.limit);
    default: // NoSuchLoan
        return filled(tr("%1 loans are too many to repay: there are %2."), refusal.number, refusal.limit);
    }
}

} // namespace companion
