// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/table_rules.h"

#include <algorithm>
#include <utility>

namespace scoring::the_ruhr {

namespace {

bool hasFreeDepot(const Table &table, Region region)
{
    for (std::size_t depot = 0; depot < depotCount; ++depot) {
        if (table.board.depots[depot].region == region && table.dice.depots[depot].isEmpty())
            return true;
    }
    return false;
}

} // namespace

std::optional<Seat> depotChooser(const Table &table)
{
    if (!table.tracking.turns || table.dice.fallen.empty())
        return std::nullopt;
    return rules::downTheRiver(table).front();
}

std::vector<Region> regionsForFallen(const Table &table)
{
    if (table.dice.fallen.empty())
        return {};
    // A region of which no free depot is known may be full.
    const std::optional<Region> named = roundOf(table.round).pushedBlackDie;
    const bool mayBeFull = named && !hasFreeDepot(table, *named);
    return regionsForPushed(table.dice.fallen.front().die, table.round, mayBeFull);
}

} // namespace scoring::the_ruhr

namespace scoring::the_ruhr::rules {

namespace {

Outcome knownDepot(int depot, Seat seat)
{
    return between(depot, 1, static_cast<int>(depotCount), seat);
}

// Refuses a depot that a die cannot be put into; what was said of its region is known from then on.
Outcome canTake(const CoalDice &dice, Board &board, int depot, std::optional<Region> said,
                const std::vector<Region> &allowed, Seat seat)
{
    if (auto refused = knownDepot(depot, seat))
        return refused;
    std::optional<Region> &region = board.depot(depot).region;
    if (auto refused = settle(region, said, true, seat, region))
        return refused;
    if (std::ranges::find(allowed, *region) == allowed.end())
        return Refusal{.code = RefusalCode::OtherRegion, .seat = seat};
    if (dice.depot(depot).holdsCoal())
        return Refusal{.code = RefusalCode::DepotFull, .seat = seat};
    return done;
}

// Takes the die of a depot where nobody lies.
Outcome takeFromDepot(const Table &table, const Transported &transported, Seat seat, CoalDice &dice,
                      Depot &taken)
{
    const int from = *transported.from;
    if (auto refused = knownDepot(from, seat))
        return refused;
    if (dice.depot(from).isEmpty() || from == transported.to)
        return Refusal{.code = RefusalCode::DepotEmpty, .seat = seat};
    for (int other = 0; other < table.seats(); ++other) {
        if (table.player(Seat{other}).depot == from)
            return Refusal{.code = RefusalCode::DepotTaken, .seat = Seat{other}};
    }
    if (dice.depot(from).coal && dice.depot(from).coal->die != transported.die)
        return Refusal{.code = RefusalCode::AnswerContradicts, .seat = seat};
    taken = std::exchange(dice.depot(from), Depot{.isKnown = true});
    return done;
}

Outcome transport(const Table &table, const Transported &transported, Seat seat, CoalDice &dice, Board &board)
{
    const bool fromArrow = anyDieOnAnArrow(dice);
    if (fromArrow && transported.from)
        return Refusal{.code = RefusalCode::ArrowNotEmpty, .seat = seat};
    if (!fromArrow && !transported.from)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = seat};
    Depot taken{.isKnown = true};
    if (fromArrow) {
        taken.coal = takeFromArrow(dice.column(transported.die));
        if (!taken.coal || taken.coal->die != transported.die)
            return Refusal{.code = RefusalCode::ArrowEmpty, .seat = seat};
    } else if (auto refused = takeFromDepot(table, transported, seat, dice, taken)) {
        return refused;
    }
    if (auto refused =
            canTake(dice, board, transported.to, transported.region, regionsFor(transported.die), seat))
        return refused;
    dice.depot(transported.to) = taken;
    return done;
}

// Turns the die of a depot, which nobody may have looked at yet.
Outcome raise(CoalDice &dice, int depot, Seat seat, auto faceAfter)
{
    if (auto refused = knownDepot(depot, seat))
        return refused;
    if (dice.depot(depot).isEmpty())
        return Refusal{.code = RefusalCode::DepotEmpty, .seat = seat};
    if (auto &coal = dice.depot(depot).coal)
        coal->face = faceAfter(coal->face);
    return done;
}

// Whether something is said exactly where it is needed.
Outcome saidIf(bool needed, bool said, Seat seat)
{
    if (needed == said)
        return done;
    return Refusal{.code = needed ? RefusalCode::AnswerNeeded : RefusalCode::AnswerContradicts, .seat = seat};
}

} // namespace

Outcome actOnDice(const Table &table, const DepotChosen &event, CoalDice &dice, Board &board)
{
    const bool tracked = table.tracking.dice;
    if (!tracked && (event.transported || event.subsidized))
        return Refusal{.code = RefusalCode::NotTracked};
    const bool transports = event.action && facts(*event.action).transport;
    if (auto refused = saidIf(tracked && transports, event.transported.has_value(), event.seat))
        return refused;
    const bool subsidizes = event.action == Action::Subsidy;
    if (auto refused = saidIf(tracked && subsidizes, event.subsidized.has_value(), event.seat))
        return refused;
    if (event.transported)
        return transport(table, *event.transported, event.seat, dice, board);
    if (event.subsidized)
        return raise(dice, *event.subsidized, event.seat,
                     [&](int face) { return faceAfterSubsidy(face, table.round); });
    return done;
}

Outcome haul(const Table &table, const CoalHaulingUsed &event, CoalDice &dice)
{
    if (!table.tracking.dice)
        return event.depot ? Outcome(Refusal{.code = RefusalCode::NotTracked}) : done;
    if (!event.depot)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = event.seat};
    return raise(dice, *event.depot, event.seat, faceAfterHauling);
}

Outcome on(Table &table, const DieReturned &event)
{
    if (auto refused = knownSeat(table, event.seat))
        return refused;
    if (table.dice.fallen.empty())
        return Refusal{.code = RefusalCode::NotNow};
    if (const auto chooser = depotChooser(table); chooser && *chooser != event.seat)
        return Refusal{.code = RefusalCode::NotYourTurn, .seat = chooser};
    Board board = table.board;
    if (auto refused =
            canTake(table.dice, board, event.depot, event.region, regionsForFallen(table), event.seat))
        return refused;

    table.board = std::move(board);
    table.dice.depot(event.depot) = {true, table.dice.fallen.front()};
    table.dice.fallen.erase(table.dice.fallen.begin());
    return done;
}

} // namespace scoring::the_ruhr::rules
