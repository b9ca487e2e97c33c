// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/table_rules.h"
#include "scoring/the_ruhr/turn_order.h"

#include <algorithm>

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
    std::vector<Barge> barges;
    for (int seat = 0; seat < table.seats(); ++seat) {
        const Player &player = table.player(Seat{seat});
        barges.push_back({Seat{seat}, player.riverIndex.value_or(0), player.arrival});
    }
    return turnOrder(barges);
}

void enter(Table &table, Phase phase)
{
    table.phase = phase;
    table.turn = 0;
    table.order.clear();
    if (table.tracking.turns && hasTurns(phase))
        table.order = orderNow(table);
}

void leavePhase(Table &table)
{
    switch (table.phase) {
    case Phase::Choose:
        return enter(table, Phase::Deliver);
    case Phase::Deliver:
        return enter(table, Phase::Tokens);
    case Phase::Tokens:
        return enter(table, Phase::Buy);
    default:
        return enter(table, roundOf(table.round).exportScored ? Phase::Export : Phase::RoundEnd);
    }
}

Outcome possible(const Board &board)
{
    if (board.lastExportIndex) {
        if (auto refused = between(*board.lastExportIndex, 1, mostPrinted))
            return refused;
    }
    for (const std::optional<int> value : board.exportValues) {
        if (auto refused = between(value.value_or(0), 0, mostPrinted))
            return refused;
    }
    for (const int bonus : board.rowBonus) {
        if (auto refused = between(bonus, 0, mostPrinted))
            return refused;
    }
    for (const std::optional<int> spaces : board.areaSpaces) {
        if (auto refused =
                between(spaces.value_or(fewestSpacesInAnArea), fewestSpacesInAnArea, mostSpacesInAnArea))
            return refused;
    }
    return between(static_cast<int>(board.exportValues.size()), 0, mostPrinted + 1);
}

Outcome canChoose(const Table &table, const std::vector<ThalerOrPoint> &choices)
{
    const RoundChoice choice = roundOf(table.round).choice;
    const bool needed = choice != RoundChoice::Nothing && (table.tracking.thalers || table.tracking.points);
    if (choice == RoundChoice::Nothing && !choices.empty())
        return Refusal{.code = RefusalCode::AnswerContradicts};
    if ((needed || !choices.empty()) && choices.size() != table.players.size())
        return Refusal{.code = RefusalCode::AnswerNeeded};
    // Loans are for actions and purchases only: who has no thaler pays with a point.
    for (std::size_t seat = 0; seat < choices.size(); ++seat) {
        if (choice == RoundChoice::Lose && choices[seat] == ThalerOrPoint::Thaler) {
            if (auto refused = canPay(table, Seat{static_cast<int>(seat)}, 1))
                return refused;
        }
    }
    return done;
}

// What lies on the places of sale after a tile, which may be unknown.
void putDemand(Table &table, const std::optional<Tile> &tile)
{
    if (!tile) {
        table.onCity.fill(std::nullopt);
        table.onRuhrort.reset();
        return;
    }
    for (const City city : cities) {
        auto &thalers = table.onCity[at(city)];
        if (facts(*tile).cities[at(city)] && thalers)
            thalers = withDemand(*thalers);
    }
    if (facts(*tile).ruhrort)
        table.onRuhrort = 1; // no other tile puts one there
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
    table.round = 1;
    enter(table, Phase::EventDue);
    return done;
}

Outcome on(Table &table, const EventHappened &event)
{
    if (table.phase != Phase::EventDue)
        return Refusal{.code = RefusalCode::NotNow};
    const Round &round = roundOf(table.round);
    if (event.flag && round.flag == 0)
        return Refusal{.code = RefusalCode::AnswerContradicts};
    if (!event.flag && round.flag > 0 && table.tracking.warehouses)
        return Refusal{.code = RefusalCode::AnswerNeeded};
    if (auto refused = canChoose(table, event.choices))
        return refused;

    table.flag = event.flag;
    for (int number = 0; number < table.seats(); ++number) {
        const Seat seat{number};
        Player &player = table.player(seat);
        if (round.event == RoundEvent::ShippingBegins)
            addThalers(table, seat, 1);
        if (!event.choices.empty()) {
            const int change = round.choice == RoundChoice::Gain ? 1 : -1;
            if (event.choices[static_cast<std::size_t>(number)] == ThalerOrPoint::Thaler)
                addThalers(table, seat, change);
            else
                player.vp += change;
        }
        // One that went to a loan space is not there any more.
        if (const auto due = roundTrackWarehouse(table.round); due && player.roundTrack[*due]) {
            player.roundTrack[*due] = false;
            ++player.supply;
        }
    }
    enter(table, round.draw ? Phase::Draw : Phase::Choose);
    return done;
}

Outcome on(Table &table, const TileDrawn &event)
{
    if (table.phase != Phase::Draw)
        return Refusal{.code = RefusalCode::NotNow};
    const bool emptyBag = tilesInTheBag(table) == 0;
    if (event.tile) {
        if (emptyBag)
            return Refusal{.code = RefusalCode::BagEmpty};
        const int water = waterTiles - numbersOf(table.difficulty).waterTilesRemoved;
        const bool isWater = facts(*event.tile).kind == TileKind::Water;
        if (isWater ? table.waterDrawn >= water : table.demandDrawn[at(*event.tile)])
            return Refusal{.code = RefusalCode::TileGone};
        table.waterDrawn += isWater ? 1 : 0;
        table.demandDrawn[at(*event.tile)] = !isWater;
        table.pilotBanned = bansPilots(*event.tile);
    }
    if (!emptyBag) {
        ++table.tilesDrawn;
        putDemand(table, event.tile);
    }
    enter(table, Phase::Choose);
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
        enter(table, Phase::FinalCount);
        return done;
    }
    ++table.round;
    enter(table, Phase::EventDue);
    return done;
}

} // namespace scoring::the_ruhr::rules
