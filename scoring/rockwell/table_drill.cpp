// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/advantages.h"
#include "scoring/rockwell/table_rules.h"

#include <algorithm>

namespace scoring::rockwell::rules {

namespace {

Outcome inTurn(const Table &table, Seat seat)
{
    if (!table.tracking.mine)
        return Refusal{.code = RefusalCode::NotTracked};
    if (table.phase != Phase::Drill)
        return Refusal{.code = RefusalCode::NotNow};
    if (actor(table) != seat)
        return Refusal{.code = RefusalCode::NotYourTurn, .seat = actor(table)};
    return done;
}

std::optional<int> spaceOnBoardOne(const Table &table, Seat seat)
{
    const auto &there = table.player(seat).vicePresidents[at(Board::ControlCentre)];
    return there ? std::optional(there->space) : std::nullopt;
}

// Where the mine is not followed, what its crews cost is told during phase I.
Outcome whileUnseen(const Table &table)
{
    if (!table.tracking.screens)
        return Refusal{.code = RefusalCode::NotTracked};
    return duringPhase(table, Phase::Drill);
}

// Without turns nobody knows where the vice presidents stand: then the right is believed.
std::optional<int> spaceBelieved(const Table &table, Seat seat, int believed)
{
    return table.tracking.turns ? spaceOnBoardOne(table, seat) : std::optional(believed);
}

// The deepest layer allows every subcontractor.
constexpr Layer layerUnseen = layers.back();

std::optional<int> moneyOf(const Table &table, Seat seat)
{
    const Purse *purse = purseOf(table, seat);
    return purse ? std::optional(purse->money) : std::nullopt;
}

bool hasCrewLeft(const Table &table, Seat seat)
{
    return std::ranges::any_of(
        table.crews, [=](const Crew &crew) { return crew.owner == seat && crew.place.spot != Spot::Centre; });
}

// What taking its subcontractor along costs: nothing where it has none, stays put or sends it home.
Outcome canTakeAlong(const Table &table, const CrewMoved &event, const Crew &crew)
{
    if (!event.keepSubcontractor)
        return done;
    if (crew.subcontractor == 0)
        return Refusal{.code = RefusalCode::AnswerContradicts, .seat = event.seat};
    if (event.to == crew.place || event.to == centre)
        return done;
    if (!subcontractorAllowed(crew.subcontractor, event.to.layer))
        return Refusal{.code = RefusalCode::LayerLimit,
                       .number = crew.subcontractor,
                       .limit = subcontractorLimits[at(event.to.layer)]};
    return canPay(table, event.seat, *subcontractorPrice(crew.subcontractor));
}

Outcome canGoThere(const Table &table, const CrewMoved &event, const Crew &crew)
{
    if (!exists(event.to))
        return Refusal{.code = RefusalCode::NoSuchPlace};
    if (crew.place.spot == Spot::Centre)
        return Refusal{.code = RefusalCode::CrewLost, .seat = event.seat};
    if (!canMove(crew.place, event.to, table.player(event.seat).movement, table.rings))
        return Refusal{.code = RefusalCode::CrewCannotReach, .seat = event.seat};
    const bool taken = event.to.spot == Spot::Border && event.to != crew.place &&
                       std::ranges::find(table.crews, event.to, &Crew::place) != table.crews.end();
    if (taken)
        return Refusal{.code = RefusalCode::BorderTaken, .seat = event.seat};
    return done;
}

// Where a bribed crew may be pulled: to the active crew, or as the table plays it, to any closed tile next to
// it.
Outcome canBePulled(const Table &table, const Bribed &event, const Crew &active, const Crew &target)
{
    const auto touches = [&](const Place &place, const Tile &tile) {
        const std::vector<Tile> own = tilesOf(place);
        return std::ranges::any_of(own, [&](const Tile &one) { return touch(one, tile, table.rings); });
    };
    bool adjacent = false;
    if (table.options.bribeTarget == BribeTarget::ActiveTile) {
        adjacent = countsOn(active.place, event.to) && touches(target.place, event.to);
    } else {
        const std::vector<Tile> around = tilesOf(active.place);
        adjacent = touches(target.place, event.to) &&
                   std::ranges::any_of(around, [&](const Tile &tile) { return touches(target.place, tile); });
    }
    return checkBribe({.space = spaceOnBoardOne(table, event.seat),
                       .bribedThisDrillRound = table.turn.over,
                       .bribeTilesLeft = table.bribeTilesLeft,
                       .ownCrew = event.victim == event.seat,
                       .atEntrance = target.place.spot == Spot::Entrance,
                       .adjacent = adjacent,
                       .destinationClosed = !table.tile(event.to).open,
                       .destination = event.to.layer,
                       .subcontractor = target.subcontractor,
                       .money = moneyOf(table, event.seat)});
}

Outcome bribeUnseen(Table &table, const Bribed &event)
{
    if (auto refused = whileUnseen(table))
        return refused;
    if (!event.said)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = event.seat};
    if (auto refused = inRange(*event.said, 0, mostPower))
        return refused;
    if (auto refused = checkBribe({.space = spaceBelieved(table, event.seat, lastBribeSpace),
                                   .bribeTilesLeft = table.bribeTilesLeft,
                                   .ownCrew = event.victim == event.seat,
                                   .destination = layerUnseen,
                                   .subcontractor = *event.said,
                                   .money = moneyOf(table, event.seat)}))
        return refused;
    pay(table, event.seat, bribeFee(*event.said));
    --table.bribeTilesLeft;
    return done;
}

Outcome hireUnseen(Table &table, const Hired &event)
{
    if (auto refused = whileUnseen(table))
        return refused;
    if (auto refused = checkHire({.space = spaceBelieved(table, event.seat, lastBribeSpace + 1),
                                  .layer = layerUnseen,
                                  .power = event.power,
                                  .money = moneyOf(table, event.seat)}))
        return refused;
    pay(table, event.seat, *subcontractorPrice(event.power));
    return done;
}

} // namespace

void beginDrillRound(Table &table, int drillRound)
{
    table.phase = Phase::Drill;
    table.drillRound = drillRound;
    table.turnNumber = 0;
    table.turn = {};
    if (table.tracking.mine && !hasCrewLeft(table, table.shiftOrder.front()))
        nextTurn(table);
}

void nextTurn(Table &table)
{
    table.turn = {};
    const auto seats = table.shiftOrder.size();
    do {
        ++table.turnNumber;
    } while (table.turnNumber < seats && !hasCrewLeft(table, table.shiftOrder[table.turnNumber]));
    if (table.turnNumber < seats)
        return;
    table.turnNumber = 0;
    if (setupFor(table.seats()).robot && robotCrew(table).reason != RobotReason::NoneCanMove)
        table.phase = Phase::Robot;
    else
        afterTheRobot(table);
}

void afterTheRobot(Table &table)
{
    if (table.drillRound < drillRounds)
        beginDrillRound(table, table.drillRound + 1);
    else
        beginShafts(table);
}

Outcome on(Table &table, const CrewMoved &event)
{
    if (auto refused = inTurn(table, event.seat))
        return refused;
    if (table.turn.crew)
        return Refusal{.code = RefusalCode::NotNow, .seat = event.seat};
    const std::optional<int> number = crewNumber(table, event.seat, event.crew);
    if (!number)
        return Refusal{.code = RefusalCode::NoSuchCrew, .number = event.crew, .limit = crewsPerPlayer - 1};
    Crew &crew = crewAt(table, *number);
    if (auto refused = canGoThere(table, event, crew))
        return refused;
    if (auto refused = canTakeAlong(table, event, crew))
        return refused;

    if (event.to != crew.place) {
        if (event.keepSubcontractor && event.to != centre)
            pay(table, event.seat, *subcontractorPrice(crew.subcontractor));
        else
            crew.subcontractor = 0;
        crew.place = event.to;
    }
    if (event.to == centre)
        table.player(event.seat).reachedCentre = true;
    table.active = event.seat;
    table.turn = {*number, event.to == centre || !spaceOnBoardOne(table, event.seat)};
    table.checking = tilesOf(crew.place);
    settle(table);
    return done;
}

Outcome on(Table &table, const Bribed &event)
{
    const std::optional<int> number = crewNumber(table, event.victim, event.crew);
    if (!number)
        return Refusal{.code = RefusalCode::NoSuchCrew, .number = event.crew, .limit = crewsPerPlayer - 1};
    if (!table.tracking.mine)
        return bribeUnseen(table, event);
    if (auto refused = inTurn(table, event.seat))
        return refused;
    if (!table.turn.crew)
        return Refusal{.code = RefusalCode::NoActiveCrew, .seat = event.seat};
    if (event.said)
        return Refusal{.code = RefusalCode::AnswerContradicts, .seat = event.seat};
    if (!exists(event.to))
        return Refusal{.code = RefusalCode::NoSuchPlace};
    Crew &target = crewAt(table, *number);
    if (target.place.spot == Spot::Centre)
        return Refusal{.code = RefusalCode::CrewLost, .seat = event.victim};
    if (auto refused = canBePulled(table, event, crewAt(table, *table.turn.crew), target))
        return refused;

    pay(table, event.seat, bribeFee(target.subcontractor));
    --table.bribeTilesLeft;
    target.place = onTile(event.to);
    table.turn.over = true;
    table.checking = {event.to};
    settle(table);
    return done;
}

Outcome on(Table &table, const Hired &event)
{
    if (!table.tracking.mine)
        return hireUnseen(table, event);
    if (auto refused = inTurn(table, event.seat))
        return refused;
    if (!table.turn.crew)
        return Refusal{.code = RefusalCode::NoActiveCrew, .seat = event.seat};
    Crew &crew = crewAt(table, *table.turn.crew);
    if (crew.place.spot == Spot::Entrance)
        return Refusal{.code = RefusalCode::AtEntrance, .seat = event.seat};
    if (auto refused = checkHire({.space = spaceOnBoardOne(table, event.seat),
                                  .hiredThisDrillRound = table.turn.over,
                                  .diceFree = diceFree(table),
                                  .subcontractor = crew.subcontractor,
                                  .layer = crew.place.layer,
                                  .power = event.power,
                                  .money = moneyOf(table, event.seat)}))
        return refused;

    pay(table, event.seat, *subcontractorPrice(event.power));
    crew.subcontractor = event.power;
    table.turn.over = true;
    table.checking = tilesOf(crew.place);
    settle(table);
    return done;
}

Outcome on(Table &table, const RentPaid &event)
{
    if (table.tracking.mine)
        return Refusal{.code = RefusalCode::AnswerContradicts, .seat = event.seat};
    if (auto refused = whileUnseen(table))
        return refused;
    if (auto refused = inRange(event.power, 1, mostPower))
        return refused;
    const int rent = *subcontractorPrice(event.power);
    if (auto refused = canPay(table, event.seat, rent))
        return refused;
    pay(table, event.seat, rent);
    return done;
}

Outcome on(Table &table, const TurnEnded &event)
{
    if (auto refused = inTurn(table, event.seat))
        return refused;
    nextTurn(table);
    return done;
}

} // namespace scoring::rockwell::rules
