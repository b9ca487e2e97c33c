// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrTableWords: what happened.

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "companion/the_ruhr_table_words.h"
#include "scoring/the_ruhr/loans.h"
#include "scoring/the_ruhr/questions.h"

namespace companion {

using namespace scoring;
using namespace scoring::the_ruhr;

namespace {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace

QStringList TheRuhrTableWords::income(const Delivery &delivery)
{
    QStringList sentences{filled(tr("The coal is worth %1."), delivery.value)};
    if (delivery.thalersFound > 0)
        sentences += tr("%n thaler(s) lay there.", "", delivery.thalersFound);
    if (delivery.ruhrortBonus > 0)
        sentences += tr("Ruhrort pays 1 more.");
    if (delivery.cubeCost > 0)
        sentences += tr("The development cube costs 1.");
    if (delivery.ownWarehouse > 0)
        sentences += tr("The own warehouse brings 1.");
    return sentences;
}

QString TheRuhrTableWords::turned(const EventHappened &event, const Table &before) const
{
    QStringList sentences{effect(roundOf(before.round), before.options)};
    if (event.flag)
        sentences += filled(tr("The flag: %1."), TheRuhrNames::country(*event.flag));
    QStringList thalers;
    QStringList points;
    for (std::size_t seat = 0; seat < event.choices.size(); ++seat)
        (event.choices[seat] == ThalerOrPoint::Thaler ? thalers : points) +=
            m_names.value(static_cast<int>(seat));
    if (!thalers.isEmpty())
        sentences += filled(tr("A thaler: %1.", "who chose it"), joined(thalers));
    if (!points.isEmpty())
        sentences += filled(tr("A point: %1.", "who chose it"), joined(points));
    return sentences.join(u' ');
}

QString TheRuhrTableWords::borrowed(Seat seat, const LoansTaken &loans, int pointsLost) const
{
    const QString taken = filled(tr("%1 takes %n loan(s).", "", loans.number), name(seat));
    return pointsLost > 0 ? taken + u' ' + tr("That costs %n point(s) at once.", "", pointsLost) : taken;
}

// Where a barge lies, as far as it was told, now or in an earlier round.
QStringList TheRuhrTableWords::mooring(std::optional<int> depot, std::optional<int> said, const Table &table)
{
    const bool isNumbered = depot && *depot >= 1 && *depot <= static_cast<int>(depotCount);
    const std::optional<int> space =
        said || !isNumbered || !table.tracking.turns ? said : table.board.depot(*depot).riverIndex;
    if (depot && space)
        return {filled(tr("Depot %1, river space %2."), *depot, *space)};
    if (depot)
        return {filled(tr("Depot %1."), *depot)};
    return space ? QStringList(filled(tr("River space %1."), *space)) : QStringList();
}

QString TheRuhrTableWords::chosen(const DepotChosen &event, const Table &before, const Table &after) const
{
    const QString who = name(event.seat);
    QStringList sentences;
    if (!event.action) {
        sentences += filled(tr("%1 goes to a depot without a special action."), who);
    } else {
        const QString action = TheRuhrNames::action(*event.action);
        const int cost = price(*event.action, before.round);
        sentences += event.towingToken
                         ? filled(tr("%1 goes to a depot with %2, paid by the token."), who, action)
                     : cost > 0 ? filled(tr("%1 goes to a depot with %2 for %3."), who, action, cost)
                                : filled(tr("%1 goes to a depot with %2."), who, action);
        if (event.action == Action::Wages)
            sentences += tr("Wages pay %n thaler(s).", "", wages(before.round));
    }
    sentences += mooring(event.depot, event.riverIndex, after);
    if (event.loans.number > 0)
        sentences +=
            borrowed(event.seat, event.loans, before.player(event.seat).vp - after.player(event.seat).vp);
    return sentences.join(u' ');
}

QString TheRuhrTableWords::sold(const Sold &event, const Table &before, const Table &after) const
{
    const QString who = name(event.seat);
    QStringList sentences{
        filled(tr("%1 sells: %2.", "who, and where"), who, TheRuhrNames::place(event.place))};
    std::optional<int> space = event.riverIndex;
    if (const auto city = cityOf(event.place); city && !space && after.tracking.turns)
        space = after.board.cityIndex[at(*city)];
    if (event.place != SalePlace::Ruhrort)
        sentences += mooring({}, space, after);
    if (!after.lastSale)
        return sentences.join(u' ');
    const Delivery &sale = *after.lastSale;
    if (after.tracking.thalers) {
        sentences += income(sale);
        sentences += filled(tr("%1 gets %n thaler(s) in all.", "", sale.sellerTotal()), who);
        QStringList owners;
        for (const Seat owner : sale.paidOwners) {
            if (owner != event.seat)
                owners += name(owner);
        }
        if (!owners.isEmpty())
            sentences += filled(tr("1 from the bank for a warehouse there: %1."), joined(owners));
    }
    // The end of its track may have stopped it.
    if (const int steps = after.exportIndex - before.exportIndex; steps > 0)
        sentences += tr("The export marker goes %n space(s) to the right.", "", steps);
    return sentences.join(u' ');
}

QString TheRuhrTableWords::gained(const TokenGained &event, const Table &before, const Table &after) const
{
    const QString token = TheRuhrNames::token(event.token);
    const bool isBlank = after.player(event.seat).tokens[event.token] == TokenState::Blank;
    QStringList sentences{isBlank
                              ? filled(tr("%1 gets a blank instead of the token %2: all copies are taken."),
                                       name(event.seat), token)
                              : filled(tr("%1 takes the token %2."), name(event.seat), token)};
    if (const int more = after.player(event.seat).supply - before.player(event.seat).supply; more > 0)
        sentences += tr("%n warehouse(s) come from the storage area.", "", more);
    return sentences.join(u' ');
}

QString TheRuhrTableWords::paid(const QString &what, int points, Seat seat, const LoansTaken &loans,
                                const Table &before, const Table &after) const
{
    QStringList sentences{what};
    const Player &then = before.player(seat);
    const Player &now = after.player(seat);
    if (before.tracking.thalers)
        sentences +=
            tr("It costs %n thaler(s).", "", then.thalers + loans.number * loanThalers - now.thalers);
    if (points > 0)
        sentences += tr("It brings %n point(s).", "", points);
    if (loans.number > 0)
        sentences += borrowed(seat, loans, then.vp + points - now.vp);
    return sentences.join(u' ');
}

QString TheRuhrTableWords::locksBuilt(const LocksBuilt &event, const Table &before, const Table &after) const
{
    QStringList regions;
    int points = 0;
    for (const Region region : event.regions) {
        regions += TheRuhrNames::region(region);
        points += the_ruhr::facts(region).lockPoints;
    }
    QString words = paid(filled(tr("%1 builds %n lock(s): %2.", "", static_cast<int>(event.regions.size())),
                                name(event.seat), joined(regions)),
                         points, event.seat, event.loans, before, after);
    if (const int more = before.player(event.seat).storageLock; more > 0 && before.tracking.warehouses)
        words += u' ' + tr("%n warehouse(s) come from the storage area.", "", more);
    return words;
}

QString TheRuhrTableWords::exported(const ExportScored &event, const Table &before, const Table &after) const
{
    QStringList sentences{before.flag ? filled(tr("The export: %1."), TheRuhrNames::country(*before.flag))
                                      : tr("The export.")};
    const std::optional<int> known = exportValue(before);
    const bool nobodyThere =
        before.tracking.warehouses && before.flag && before.columns[at(*before.flag)].empty();
    bool anybody = false;
    for (int seat = 0; seat < before.seats(); ++seat) {
        const int points = after.player(Seat{seat}).vp - before.player(Seat{seat}).vp;
        if (points == 0)
            continue;
        if (!anybody && before.tracking.warehouses)
            sentences +=
                filled(tr("The marker is worth %1."), event.value ? *event.value : known.value_or(0));
        anybody = true;
        sentences += filled(tr("%1 gets %n point(s).", "", points), name(Seat{seat}));
    }
    if (nobodyThere)
        sentences += tr("Nobody has a warehouse there.");
    else if (!anybody && (before.tracking.warehouses || event.points))
        sentences += tr("Nobody gets points for it.");
    if (const int back = before.exportIndex - after.exportIndex; back > 0)
        sentences += tr("The export marker goes %n space(s) back.", "", back);
    return sentences.join(u' ');
}

QString TheRuhrTableWords::roundOver(const Table &before, const Table &after) const
{
    QStringList sentences;
    for (int seat = 0; seat < before.seats(); ++seat) {
        const int back = before.player(Seat{seat}).thalers - after.player(Seat{seat}).thalers;
        if (back > 0)
            sentences += filled(tr("%1 gives back %n thaler(s): nobody keeps more than 10.", "", back),
                                name(Seat{seat}));
    }
    sentences += filled(tr("The round is over. Now: %1"), where(after));
    return sentences.join(u' ');
}

// What was done in the turn says it, but in the last of them anything may have been done.
QString TheRuhrTableWords::turnOver(const TurnEnded &event, const Table &before, const Table &after) const
{
    if (event.nothingPossible)
        return filled(tr("%1 can reach no depot."), name(event.seat));
    const bool happened = before.turn != after.turn || before.phase != after.phase;
    return happened && before.phase != Phase::Buy ? QString() : filled(tr("%1 is done."), name(event.seat));
}

QString TheRuhrTableWords::event(const Event &event, const Table &before, const Table &after) const
{
    return std::visit(
        Overloaded{
            [](const GameStarted &) { return tr("The game begins."); },
            [&](const EventHappened &happened) { return turned(happened, before); },
            [](const TileDrawn &drawn) {
                if (!drawn.tile)
                    return tr("No tile is drawn, or it is not known which.");
                return bansPilots(*drawn.tile) ? filled(tr("A tile: %1. No pilots in this round."),
                                                        TheRuhrNames::tile(*drawn.tile))
                                               : filled(tr("A tile: %1."), TheRuhrNames::tile(*drawn.tile));
            },
            [&](const DepotChosen &depot) { return chosen(depot, before, after); },
            [&](const Sold &sale) { return sold(sale, before, after); },
            [&](const TokenGained &token) { return gained(token, before, after); },
            [&](const LocksBuilt &locks) { return locksBuilt(locks, before, after); },
            [&](const WarehouseBuilt &house) {
                return paid(filled(tr("%1 builds a warehouse: %2."), name(house.seat),
                                   TheRuhrNames::site(house.site)),
                            warehousePoints, house.seat, house.loans, before, after);
            },
            [&](const WarehouseMoved &moved) {
                return paid(filled(tr("%1 moves a warehouse in Ruhrort: %2 → %3."), name(moved.seat),
                                   TheRuhrNames::country(moved.move.from),
                                   TheRuhrNames::country(moved.move.to)),
                            0, moved.seat, moved.loans, before, after);
            },
            [&](const LoansRepaid &repaid) {
                return filled(tr("%1 repays %n loan(s).", "", repaid.loans), name(repaid.seat)) + u' ' +
                       tr("It costs %n thaler(s).", "", repaid.loans * repaymentPrice);
            },
            [&](const DieReturned &die) {
                return filled(tr("The die that was pushed off goes to depot %1."), die.depot);
            },
            [&](const InnUsed &inn) {
                return inn.gain == ThalerOrPoint::Thaler
                           ? filled(tr("%1 uses the token Inn for 3 thalers."), name(inn.seat))
                           : filled(tr("%1 uses the token Inn for 2 points."), name(inn.seat));
            },
            [&](const CoalHaulingUsed &hauled) {
                return filled(tr("%1 raises a die by 3 with the token Coal hauling."), name(hauled.seat));
            },
            [&](const TurnEnded &turn) { return turnOver(turn, before, after); },
            [&](const PhaseEnded &) { return filled(tr("The phase is over. Now: %1"), where(after)); },
            [&](const ExportScored &scored) { return exported(scored, before, after); },
            [&](const RoundEnded &) { return roundOver(before, after); },
            [&](const ThalersCounted &counted) {
                return filled(tr("%1 has counted %n thaler(s).", "", counted.thalers), name(counted.seat));
            },
            [&](const PointsCounted &counted) {
                return filled(tr("%1 stands at %2 on the track."), name(counted.seat), counted.points);
            },
            [](const FinalCounted &) { return tr("The final reckoning."); },
            [&](const auto &correction) { return corrected(correction); },
        },
        event);
}

QString TheRuhrTableWords::shortEvent(const Event &event) const
{
    return std::visit(
        Overloaded{
            [](const GameStarted &) { return QString(); },
            [](const EventHappened &) { return tr("the event"); },
            [](const TileDrawn &) { return tr("the tile"); },
            [&](const DepotChosen &chosen) { return filled(tr("the depot of %1"), name(chosen.seat)); },
            [&](const Sold &sold) { return filled(tr("the sale of %1"), name(sold.seat)); },
            [](const TokenGained &gained) { return TheRuhrNames::token(gained.token); },
            [&](const LocksBuilt &locks) { return filled(tr("the lock of %1"), name(locks.seat)); },
            [&](const WarehouseBuilt &built) { return filled(tr("the warehouse of %1"), name(built.seat)); },
            [&](const LoansRepaid &repaid) { return filled(tr("the repayment of %1"), name(repaid.seat)); },
            [&](const TurnEnded &turn) { return filled(tr("the end of the turn of %1"), name(turn.seat)); },
            [](const PhaseEnded &) { return tr("the end of the phase"); },
            [](const ExportScored &) { return tr("the export"); },
            [](const RoundEnded &) { return tr("the end of the round"); },
            [](const FinalCounted &) { return tr("the final reckoning"); },
            [](const ExportMarkerCounted &) { return tr("the export marker"); },
            [&](const BargeCounted &barge) { return filled(tr("the barge of %1"), name(barge.seat)); },
            [](const TokenCounted &token) { return TheRuhrNames::token(token.token); },
            [&](const WarehouseCounted &house) {
                return filled(tr("the warehouse of %1"), name(house.seat));
            },
            [](const SiteRead &) { return tr("what was read off the board"); },
            [](const ExportTrackRead &) { return tr("what was read off the board"); },
            [](const CombinationRead &) { return tr("what was read off the board"); },
            [&](const auto &other) { return filled(tr("what %1 did"), name(other.seat)); },
        },
        event);
}

} // namespace companion
