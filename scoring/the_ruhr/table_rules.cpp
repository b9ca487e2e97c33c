// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/table_rules.h"

#include "scoring/the_ruhr/token_rules.h"
#include "scoring/the_ruhr/turn_order.h"

#include <algorithm>

namespace scoring::the_ruhr::rules {

Outcome knownSeat(const Table &table, Seat seat)
{
    if (index(seat) < 0 || index(seat) >= table.seats())
        return Refusal{.code = RefusalCode::NoSuchSeat, .seat = seat};
    return done;
}

Outcome inTurn(const Table &table, Seat seat, Phase phase)
{
    if (auto refused = knownSeat(table, seat))
        return refused;
    if (table.phase != phase)
        return Refusal{.code = RefusalCode::NotNow};
    if (const auto acting = next(table); acting && *acting != seat)
        return Refusal{.code = RefusalCode::NotYourTurn, .seat = acting};
    return done;
}

Outcome inAnyTurn(const Table &table, Seat seat)
{
    const bool someonesTurn = table.phase == Phase::Choose || table.phase == Phase::Deliver ||
                              table.phase == Phase::Tokens || table.phase == Phase::Buy;
    return inTurn(table, seat, someonesTurn ? table.phase : Phase::Choose);
}

Outcome between(int number, int least, int most, std::optional<Seat> seat)
{
    if (number >= least && number <= most)
        return done;
    return Refusal{.code = RefusalCode::CountImpossible,
                   .seat = seat,
                   .number = number,
                   .limit = number < least ? least : most};
}

Outcome canPay(const Table &table, Seat seat, int price)
{
    const int thalers = table.player(seat).thalers;
    if (table.tracking.thalers && price > thalers)
        return Refusal{
            .code = RefusalCode::NotEnoughThalers, .seat = seat, .number = price, .limit = thalers};
    return done;
}

void addThalers(Table &table, Seat seat, int thalers)
{
    if (table.tracking.thalers)
        table.player(seat).thalers += thalers;
}

std::vector<Seat> downTheRiver(const Table &table)
{
    std::vector<Barge> barges;
    for (int seat = 0; seat < table.seats(); ++seat) {
        const Player &player = table.player(Seat{seat});
        barges.push_back({Seat{seat}, player.riverIndex.value_or(0), player.arrival});
    }
    return turnOrder(barges);
}

Tokens tokensOf(const Table &table, Seat seat)
{
    Tokens tokens = table.player(seat).tokens;
    if (!table.tracking.tokens)
        std::ranges::replace(tokens.states, TokenState::NotOwned, TokenState::Active);
    return tokens;
}

void use(Table &table, Seat seat, Token token)
{
    table.player(seat).tokens[token] = TokenState::Used;
}

Outcome mayLoad(const Table &table, Seat seat, std::optional<Die> die)
{
    if (die != Die::White)
        return done;
    return mustOwn(table.round == 1 ? Tokens{} : tokensOf(table, seat), Token::GrafschaftMark);
}

std::optional<Token> tokenDue(const Table &table, Seat seat)
{
    const std::vector<Token> due = tokensDue(table, seat);
    return due.empty() ? std::nullopt : std::optional(due.front());
}

} // namespace scoring::the_ruhr::rules
