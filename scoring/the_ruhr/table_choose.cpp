// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/dice.h"
#include "scoring/the_ruhr/table_rules.h"

#include <utility>

namespace scoring::the_ruhr::rules {

namespace {

bool hasTowing(const std::optional<Action> &action)
{
    return action && facts(*action).towing;
}

// What the board tells of the depot, and what was said of it.
Outcome settleDepot(const Table &table, const Board &board, const DepotChosen &event, DepotFacts &depot)
{
    if (table.tracking.dice && !event.depot)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = event.seat};
    if (auto refused = between(event.depot.value_or(1), 1, static_cast<int>(depotCount), event.seat))
        return refused;
    const DepotFacts known = event.depot ? board.depot(*event.depot) : DepotFacts{};
    if (auto refused = settle(known.region, event.region, false, event.seat, depot.region))
        return refused;
    if (auto refused = settle(known.arrow, event.arrow, false, event.seat, depot.arrow))
        return refused;
    if (auto refused =
            settle(known.riverIndex, event.riverIndex, table.tracking.turns, event.seat, depot.riverIndex))
        return refused;
    return between(depot.riverIndex.value_or(0), 0, ruhrortIndex - 1, event.seat);
}

// From Ruhrort every depot lies upstream; elsewhere the river index tells.
bool goesUpstream(const Table &table, Seat seat, const DepotFacts &depot)
{
    const Player &player = table.player(seat);
    const bool inRuhrort =
        player.soldInRound == table.round - 1 && table.round > 1 && player.bargeAt == SalePlace::Ruhrort;
    return inRuhrort || (depot.riverIndex && player.riverIndex && *depot.riverIndex < *player.riverIndex);
}

Outcome canLieThere(const Table &table, const DepotChosen &event, const DepotFacts &depot)
{
    for (int seat = 0; seat < table.seats() && event.depot; ++seat) {
        if (table.player(Seat{seat}).depot == event.depot)
            return Refusal{.code = RefusalCode::DepotTaken, .seat = Seat{seat}};
    }
    if (goesUpstream(table, event.seat, depot) && !hasTowing(event.action))
        return Refusal{.code = RefusalCode::TowingNeeded, .seat = event.seat};
    if (depot.arrow == DepotArrow::Pilot && !hasPilot(event.action))
        return Refusal{.code = RefusalCode::PilotNeeded, .seat = event.seat};
    return done;
}

// The die that the barge will load, from what lies in the depot, its region, and what was said.
struct Load {
    std::optional<Die> die;
    std::optional<int> face;
};

Outcome canLoad(const Table &table, const DepotChosen &event, const DepotFacts &depot, const CoalDice &dice,
                Load &load)
{
    const Depot there = event.depot ? dice.depot(*event.depot) : Depot{};
    const bool needed = table.tracking.dice;
    std::optional<Die> known = depot.region ? facts(*depot.region).coal : std::nullopt;
    if (depot.region && !known)
        return Refusal{.code = RefusalCode::NothingLoaded, .seat = event.seat};
    if (there.isEmpty())
        return Refusal{.code = RefusalCode::DepotEmpty, .seat = event.seat};
    std::optional<int> face;
    if (there.coal) {
        if (known && *known != there.coal->die)
            return Refusal{.code = RefusalCode::AnswerContradicts, .seat = event.seat};
        known = there.coal->die;
        face = there.coal->face;
    }
    if (auto refused = settle(known, event.die, needed, event.seat, load.die))
        return refused;
    if (auto refused = mayLoad(table, event.seat, load.die))
        return refused;
    const bool isNew = table.tracking.dice && !there.coal;
    if (isNew && diceSeen(dice, *load.die) >= setupFor(table.seats()).dice(*load.die)) // all are elsewhere
        return Refusal{.code = RefusalCode::DepotEmpty, .seat = event.seat};
    if (auto refused = settle(face, event.face, needed, event.seat, load.face))
        return refused;
    return between(load.face.value_or(lowestFace), lowestFace, highestFace, event.seat);
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
    CoalDice dice = table.dice;
    Board board = table.board;
    if (auto refused = actOnDice(table, event, dice, board))
        return refused;
    DepotFacts depot;
    if (auto refused = settleDepot(table, board, event, depot))
        return refused;
    if (auto refused = canLieThere(table, event, depot))
        return refused;
    Load load;
    if (auto refused = canLoad(table, event, depot, dice, load))
        return refused;
    Player payer;
    if (auto refused = pay(table, event.seat, price, event.loans, payer))
        return refused;

    table.board = std::move(board);
    if (event.depot) {
        table.board.depot(*event.depot) = depot;
        if (table.tracking.dice)
            dice.depot(*event.depot) = {true, Coal{*load.die, *load.face}};
    }
    table.dice = std::move(dice);
    player = payer;
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
    player.die = load.die;
    player.face = load.face;
    player.riverIndex = depot.riverIndex;
    player.arrival = ++table.arrivals;
    return done;
}

} // namespace scoring::the_ruhr::rules
