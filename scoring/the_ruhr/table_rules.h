// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rules behind apply(), one function per event. Each checks everything before it changes anything.

#include "scoring/the_ruhr/questions.h"
#include "scoring/the_ruhr/table.h"

namespace scoring::the_ruhr::rules {

using Outcome = std::optional<Refusal>;
inline constexpr std::nullopt_t done = std::nullopt;

// table_round.cpp: what concerns everyone, and how the phases follow each other
Outcome on(Table &table, const GameStarted &event);
Outcome on(Table &table, const TurnEnded &event);
Outcome on(Table &table, const PhaseEnded &event);
Outcome on(Table &table, const RoundEnded &event);

/// A phase begins, with its turns.
void enterPhase(Table &table, Phase phase);

// table_events.cpp: phases 1 and 2
Outcome on(Table &table, const EventHappened &event);
Outcome on(Table &table, const TileDrawn &event);

// table_export.cpp
Outcome on(Table &table, const ExportScored &event);

// table_choose.cpp
Outcome on(Table &table, const DepotChosen &event);

// table_dice.cpp
Outcome on(Table &table, const DieReturned &event);

/// The dice after Transport and Subsidy, and what was said of the board thereby.
Outcome actOnDice(const Table &table, const DepotChosen &event, CoalDice &dice, Board &board);

/// Raises the die of a depot by the Coal hauling token.
Outcome haul(const Table &table, const CoalHaulingUsed &event, CoalDice &dice);

// table_sale.cpp
Outcome on(Table &table, const Sold &event);

// table_tokens.cpp
Outcome on(Table &table, const TokenGained &event);
Outcome on(Table &table, const InnUsed &event);
Outcome on(Table &table, const CoalHaulingUsed &event);

// table_buy.cpp
Outcome on(Table &table, const LocksBuilt &event);
Outcome on(Table &table, const WarehouseBuilt &event);
Outcome on(Table &table, const WarehouseMoved &event);

// table_loans.cpp
Outcome on(Table &table, const LoansRepaid &event);

// table_final.cpp: what was counted
Outcome on(Table &table, const ThalersCounted &event);
Outcome on(Table &table, const PointsCounted &event);
Outcome on(Table &table, const FinalCounted &event);

// table_corrections.cpp: what was counted, and what was read off the boards
Outcome on(Table &table, const ExportMarkerCounted &event);
Outcome on(Table &table, const BargeCounted &event);
Outcome on(Table &table, const TokenCounted &event);
Outcome on(Table &table, const WarehouseCounted &event);
Outcome on(Table &table, const SiteRead &event);
Outcome on(Table &table, const ExportTrackRead &event);
Outcome on(Table &table, const CombinationRead &event);

/// More thalers, or points, than anyone will ever have: a typing error.
inline constexpr int mostCounted = 10'000;

Outcome knownSeat(const Table &table, Seat seat);

/// Refuses what happens in another phase, or in another player's turn.
Outcome inTurn(const Table &table, Seat seat, Phase phase);

/// The same for what may be done in any turn of one's own.
Outcome inAnyTurn(const Table &table, Seat seat);

/// Refuses a number that is not from `least` to `most`.
Outcome between(int number, int least, int most, std::optional<Seat> seat = {});

/// Refuses what a player cannot pay, where money is tracked.
Outcome canPay(const Table &table, Seat seat, int price);

/// The same for an action or a purchase, which may be paid for on loans; `payer` is the player afterwards.
Outcome pay(const Table &table, Seat seat, int price, const LoansTaken &loans, Player &payer);

/// Thalers paid, if negative, or gained; nothing happens where money is not tracked.
void addThalers(Table &table, Seat seat, int thalers);

inline bool hasPilot(const std::optional<Action> &action)
{
    return action && facts(*action).pilot;
}

/// All players from the barge furthest upstream down.
std::vector<Seat> downTheRiver(const Table &table);

/// The player's tokens. Where they are not tracked everyone is believed to own them all; even then none is
/// used twice.
Tokens tokensOf(const Table &table, Seat seat);

/// Marks a token as used.
void use(Table &table, Seat seat, Token token);

/// Refuses white coal to a player without the Grafschaft Mark token. Nobody has one when coal is loaded for
/// the first time.
Outcome mayLoad(const Table &table, Seat seat, std::optional<Die> die);

/// A token that the player has earned and not taken, as far as the table can tell.
std::optional<Token> tokenDue(const Table &table, Seat seat);

/// What is known or what was said; if it is both, the two must agree, and where `needed` it must be one.
template <typename T>
Outcome settle(const std::optional<T> &known, const std::optional<T> &said, bool needed, Seat seat,
               std::optional<T> &value)
{
    if (needed && !known && !said)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = seat};
    if (known && said && known != said) {
        Refusal refusal{.code = RefusalCode::AnswerContradicts, .seat = seat};
        if constexpr (std::is_same_v<T, int>) {
            refusal.number = *said;
            refusal.limit = *known;
        }
        return refusal;
    }
    value = known ? known : said;
    return done;
}

} // namespace scoring::the_ruhr::rules
