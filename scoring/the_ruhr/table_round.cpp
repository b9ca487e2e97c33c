// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/table_rules.h"

namespace scoring::the_ruhr::rules {

namespace {

bool hasTurns(Phase phase)
{
    return phase == Phase::Choose || phase == Phase::Deliver || phase == Phase::Tokens || phase == Phase::Buy;
}

// Barges are not on the river before everyone has chosen a depot for the first time.
std::vector<Seat> orderNow(const Table &table)
{
    if (table.round == 1 && table.phase == Phase::Choose) {
        std::vector<Seat> order;
        for (int step = 0; step < table.seats(); ++step)
            order.push_back(clockwise(table.startingPlayer, step, table.seats()));
        return order;
    }
    return downTheRiver(table);
}

void leavePhase(Table &table)
{
    switch (table.phase) {
    case Phase::Choose:
        return enterPhase(table, Phase::Deliver);
    case Phase::Deliver:
        return enterPhase(table, Phase::Tokens);
    case Phase::Tokens:
        return enterPhase(table, Phase::Buy);
    case Phase::Buy:
        return enterPhase(table, roundOf(table.round).exportScored ? Phase::Export : Phase::RoundEnd);
    case Phase::BeforeStart:
    case Phase::EventDue:
    case Phase::Draw:
    case Phase::Export:
    case Phase::RoundEnd:
    case Phase::FinalCount:
    case Phase::Finished:
        break; // nobody has a turn in these
    }
}

Outcome canEndTurn(const Table &table, Seat seat, bool nothingPossible)
{
    const Player &player = table.player(seat);
    // In the first round every depot lies downstream of the barges.
    if (table.phase == Phase::Choose && !player.chosen && (!nothingPossible || table.round == 1))
        return Refusal{.code = RefusalCode::DepotNotChosen, .seat = seat};
    if (table.phase == Phase::Deliver && player.chosen && player.soldInRound != table.round)
        return Refusal{.code = RefusalCode::NotSold, .seat = seat};
    if (table.phase == Phase::Tokens) {
        if (const auto due = tokenDue(table, seat))
            return Refusal{.code = RefusalCode::TokenDue, .seat = seat, .token = due};
    }
    return done;
}

} // namespace

void enterPhase(Table &table, Phase phase)
{
    table.phase = phase;
    table.turn = 0;
    table.order.clear();
    if (table.tracking.turns && hasTurns(phase))
        table.order = orderNow(table);
}

Outcome on(Table &table, const GameStarted &event)
{
    if (table.phase != Phase::BeforeStart)
        return Refusal{.code = RefusalCode::AlreadyStarted};
    if (event.players < fewestPlayers || event.players > mostPlayers)
        return Refusal{.code = RefusalCode::PlayerCount, .number = event.players};
    if (index(event.startingPlayer) < 0 || index(event.startingPlayer) >= event.players)
        return Refusal{.code = RefusalCode::NoSuchSeat, .seat = event.startingPlayer};
    if (auto refused = possible(event.board))
        return refused;
    table.options = event.options;
    table.tracking = event.tracking;
    table.difficulty = event.difficulty;
    table.board = event.board;
    table.startingPlayer = event.startingPlayer;
    table.players.resize(static_cast<std::size_t>(event.players));
    table.exportIndex = setupFor(event.players).exportStart;
    table.onCity.fill(0);
    table.onRuhrort = 0;
    table.onFactory.fill(0);
    if (const auto &dice = event.board.startDiceFor(event.players); dice && event.tracking.dice) {
        for (std::size_t depot = 0; depot < depotCount; ++depot)
            table.dice.depots[depot] = {true, (*dice)[depot]};
    }
    table.round = 1;
    enterPhase(table, Phase::EventDue);
    return done;
}

Outcome on(Table &table, const TurnEnded &event)
{
    if (!table.tracking.turns)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = inAnyTurn(table, event.seat))
        return refused;
    if (auto refused = canEndTurn(table, event.seat, event.nothingPossible))
        return refused;
    if (++table.turn == table.order.size())
        leavePhase(table);
    return done;
}

Outcome on(Table &table, const PhaseEnded &)
{
    if (!hasTurns(table.phase))
        return Refusal{.code = RefusalCode::NotNow};
    if (table.tracking.turns)
        return Refusal{.code = RefusalCode::TurnsLeft, .seat = next(table)};
    for (int seat = 0; seat < table.seats(); ++seat) {
        if (const auto due = tokenDue(table, Seat{seat}); due && table.phase == Phase::Tokens)
            return Refusal{.code = RefusalCode::TokenDue, .seat = Seat{seat}, .token = due};
    }
    leavePhase(table);
    return done;
}

Outcome on(Table &table, const RoundEnded &)
{
    if (table.phase != Phase::RoundEnd)
        return Refusal{.code = RefusalCode::NotNow};
    for (Player &player : table.players) {
        player.thalers = thalersKept(player.thalers);
        for (const TokenKind &token : tokenKinds) {
            if (!token.isWhite() && player.tokens[token.token] == TokenState::Used)
                player.tokens[token.token] = TokenState::Active;
        }
        player.chosen = false;
        player.action.reset();
        player.depot.reset();
        player.die.reset();
        player.face.reset();
    }
    table.flag.reset();
    table.pilotBanned = false;
    table.wagesTakenBy.reset();
    if (table.round == roundCount) {
        enterPhase(table, Phase::FinalCount);
        return done;
    }
    ++table.round;
    enterPhase(table, Phase::EventDue);
    return done;
}

} // namespace scoring::the_ruhr::rules
