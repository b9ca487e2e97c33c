// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
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

} // namespace

Outcome on(Table &table, const TokenGained &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Tokens))
        return refused;
    Player &player = table.player(event.seat);
    const bool bringsWarehouses = event.token == Token::GrafschaftMark && table.tracking.warehouses;
    if (!table.tracking.tokens && !bringsWarehouses)
        return Refusal{.code = RefusalCode::NotTracked};
    const bool isHeld = table.tracking.tokens && player.tokens.earned(event.token);
    if (isHeld || (bringsWarehouses && player.storageMark == 0))
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
    if (!table.tracking.tokens && !table.tracking.dice)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = mustBeActive(tokensOf(table, event.seat), Token::CoalHauling))
        return refused;
    CoalDice dice = table.dice;
    if (auto refused = haul(table, event, dice))
        return refused;

    table.dice = std::move(dice);
    use(table, event.seat, Token::CoalHauling);
    return done;
}

} // namespace scoring::the_ruhr::rules
