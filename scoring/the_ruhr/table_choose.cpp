// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/dice.h"
#include "scoring/the_ruhr/table_rules.h"
#include "scoring/the_ruhr/token_rules.h"

namespace scoring::the_ruhr::rules {

namespace {

constexpr int depotCount = 15;

bool hasTowing(const std::optional<Action> &action)
{
    return action && facts(*action).towing;
}

// From Ruhrort every depot lies upstream; elsewhere the river index tells.
bool goesUpstream(const Table &table, const DepotChosen &event)
{
    const Player &player = table.player(event.seat);
    const bool inRuhrort =
        player.soldInRound == table.round - 1 && table.round > 1 && player.bargeAt == SalePlace::Ruhrort;
    return inRuhrort || (event.riverIndex && player.riverIndex && *event.riverIndex < *player.riverIndex);
}

Outcome canLieThere(const Table &table, const DepotChosen &event)
{
    if (table.tracking.turns && !event.riverIndex)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = event.seat};
    if (auto refused = between(event.riverIndex.value_or(0), 0, ruhrortIndex - 1, event.seat))
        return refused;
    if (auto refused = between(event.depot.value_or(1), 1, depotCount, event.seat))
        return refused;
    for (int seat = 0; seat < table.seats() && event.depot; ++seat) {
        if (table.player(Seat{seat}).depot == event.depot)
            return Refusal{.code = RefusalCode::DepotTaken, .seat = Seat{seat}};
    }
    if (goesUpstream(table, event) && !hasTowing(event.action))
        return Refusal{.code = RefusalCode::TowingNeeded, .seat = event.seat};
    if (event.pilotSign && !hasPilot(event.action))
        return Refusal{.code = RefusalCode::PilotNeeded, .seat = event.seat};
    return done;
}

// The die, from what was said of it and of the region it comes from.
Outcome canLoad(const Table &table, const DepotChosen &event, std::optional<Die> &die)
{
    const std::optional<Die> ofRegion = event.region ? facts(*event.region).coal : std::nullopt;
    if (event.region && !ofRegion)
        return Refusal{.code = RefusalCode::NothingLoaded, .seat = event.seat};
    if (auto refused = settle(ofRegion, event.die, false, event.seat, die))
        return refused;
    if (die == Die::White) {
        // Nobody has a token in the first round.
        const std::optional<Tokens> tokens =
            table.round == 1 ? std::optional(Tokens{}) : tokensOf(table, event.seat);
        if (auto refused = mustOwn(tokens, Token::GrafschaftMark))
            return refused;
    }
    return between(event.face.value_or(lowestFace), lowestFace, highestFace, event.seat);
}

} // namespace

Outcome on(Table &table, const DepotChosen &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Choose))
        return refused;
    Player &player = table.player(event.seat);
    if (player.chosen)
        return Refusal{.code = RefusalCode::AlreadyChosen, .seat = event.seat};
    int price = 0;
    if (event.action) {
        const Result<int> chosen =
            chooseAction(*event.action, event.towingToken,
                         {table.round, table.pilotBanned, table.wagesTakenBy, tokensOf(table, event.seat)});
        if (const auto *refused = std::get_if<Refusal>(&chosen))
            return *refused;
        price = std::get<int>(chosen);
    } else if (event.towingToken) {
        return Refusal{.code = RefusalCode::NotThisToken, .token = Token::Towing};
    }
    if (auto refused = canLieThere(table, event))
        return refused;
    std::optional<Die> die;
    if (auto refused = canLoad(table, event, die))
        return refused;
    if (auto refused = canPay(table, event.seat, price))
        return refused;

    addThalers(table, event.seat, -price);
    if (event.towingToken)
        use(table, event.seat, Token::Towing);
    if (event.action && facts(*event.action).needs)
        use(table, event.seat, *facts(*event.action).needs);
    if (event.action == Action::Wages) {
        addThalers(table, event.seat, wages(table.round));
        table.wagesTakenBy = event.seat;
    }
    player.chosen = true;
    player.action = event.action;
    player.depot = event.depot;
    player.die = die;
    player.face = event.face;
    player.riverIndex = event.riverIndex;
    player.arrival = ++table.arrivals;
    return done;
}

} // namespace scoring::the_ruhr::rules
