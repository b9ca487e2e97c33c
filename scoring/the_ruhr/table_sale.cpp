// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/delivery.h"
#include "scoring/the_ruhr/table_rules.h"
#include "scoring/the_ruhr/token_rules.h"

#include <algorithm>

namespace scoring::the_ruhr::rules {

namespace {

Outcome canArrive(const Table &table, const Sold &event, std::optional<int> &riverIndex)
{
    const Player &player = table.player(event.seat);
    if (player.soldInRound == table.round)
        return Refusal{.code = RefusalCode::AlreadySold, .seat = event.seat};
    if ((table.tracking.turns || table.tracking.dice) && !player.chosen)
        return Refusal{.code = RefusalCode::NothingLoaded, .seat = event.seat};
    if (event.place == SalePlace::Ruhrort) {
        if (table.pilotBanned)
            return Refusal{.code = RefusalCode::PilotBanned, .seat = event.seat};
        if (player.chosen && !hasPilot(player.action))
            return Refusal{.code = RefusalCode::PilotNeeded, .seat = event.seat};
    }
    if (auto refused = settle(riverIndexOf(table, event.place, event.factory), event.riverIndex,
                              table.tracking.turns, event.seat, riverIndex))
        return refused;
    if (auto refused = between(riverIndex.value_or(0), 0, ruhrortIndex, event.seat))
        return refused;
    if (riverIndex && player.chosen && player.riverIndex && *riverIndex <= *player.riverIndex)
        return Refusal{.code = RefusalCode::DownstreamOnly, .seat = event.seat};
    if (riverIndex == ruhrortIndex && event.place != SalePlace::Ruhrort)
        return Refusal{.code = RefusalCode::CountImpossible,
                       .seat = event.seat,
                       .number = ruhrortIndex,
                       .limit = ruhrortIndex - 1};
    return done;
}

// What the board tells of the factory, and what was said of it.
Outcome settleFactory(const Table &table, const Sold &event, FactoryFacts &factory)
{
    if (!event.factory)
        return event.factoryKind || event.factoryRegion
                   ? Outcome(Refusal{.code = RefusalCode::AnswerNeeded, .seat = event.seat})
                   : done;
    if (event.place != SalePlace::Factory)
        return Refusal{.code = RefusalCode::AnswerContradicts, .seat = event.seat};
    if (auto refused = between(*event.factory, 1, static_cast<int>(factoryCount), event.seat))
        return refused;
    const FactoryFacts &known = table.board.factory(*event.factory);
    if (auto refused = settle(known.kind, event.factoryKind, false, event.seat, factory.kind))
        return refused;
    return settle(known.region, event.factoryRegion, false, event.seat, factory.region);
}

std::optional<std::set<Seat>> ownersIn(const Table &table, SalePlace place)
{
    const auto city = cityOf(place);
    if (!table.tracking.warehouses || !city)
        return std::nullopt;
    std::set<Seat> owners;
    for (int seat = 0; seat < table.seats(); ++seat) {
        if (table.player(Seat{seat}).cities[at(*city)])
            owners.insert(Seat{seat});
    }
    return owners;
}

Outcome canMoveCube(const Table &table, Seat seat, Area to)
{
    if (auto refused = mustBeActive(tokensOf(table, seat), Token::Merchant))
        return refused;
    if (!table.tracking.thalers && !table.tracking.cubes)
        return Refusal{.code = RefusalCode::NotTracked};
    if (spaceFree(table, seat, to) == false)
        return Refusal{.code = RefusalCode::AreaFull, .seat = seat};
    return done;
}

Outcome settleSale(const Table &table, const Sold &event, Sale &sale)
{
    const Player &player = table.player(event.seat);
    const Tracking &tracking = table.tracking;
    const PlaceKind kind = kindOf(event.place);
    const bool exports = tracking.warehouses && kind == PlaceKind::Ruhrort;
    sale = {.seller = event.seat, .damsPassed = event.damsPassed, .place = event.place};
    sale.merchantTo = event.merchantTo;

    std::optional<Die> die;
    if (auto refused = settle(player.die, event.die, tracking.cubes, event.seat, die))
        return refused;
    if (!player.chosen) {
        if (auto refused = mayLoad(table, event.seat, die))
            return refused;
    }
    sale.die = die.value_or(Die::Black);
    // Until it is loaded the die waits in its depot, where hauling or a subsidy may have raised it since.
    std::optional<int> known = player.face;
    if (tracking.dice)
        known = table.dice.depot(*player.depot).coal->face;
    else if (known && event.face && *event.face > *known && *event.face <= highestFace)
        known = event.face;
    std::optional<int> face;
    if (auto refused = settle(known, event.face, tracking.thalers || exports, event.seat, face))
        return refused;
    sale.face = face.value_or(lowestFace);
    std::optional<int> thalers;
    if (auto refused = settle(thalersOn(table, event.place, event.factory), event.thalersThere,
                              tracking.thalers, event.seat, thalers))
        return refused;
    sale.thalersThere = thalers.value_or(0);
    for (const Seat owner : event.owners.value_or(std::set<Seat>{})) {
        if (auto refused = knownSeat(table, owner))
            return refused;
    }
    std::optional<std::set<Seat>> owners;
    if (auto refused = settle(ownersIn(table, event.place), event.owners,
                              tracking.thalers && kind == PlaceKind::City, event.seat, owners))
        return refused;
    sale.owners = owners.value_or(std::set<Seat>{});
    std::optional<bool> free;
    std::optional<bool> knownFree;
    if (die)
        knownFree = spaceFree(table, event.seat, {*die, kind});
    if (auto refused =
            settle(knownFree, event.spaceFree, tracking.thalers || tracking.cubes, event.seat, free))
        return refused;
    sale.spaceFree = free.value_or(false);
    if (event.merchantTo)
        return canMoveCube(table, event.seat, *event.merchantTo);
    return done;
}

// Where the export marker goes. Where the end of its track is not known the table has to look.
Outcome settleMarker(const Table &table, const Sold &event, int steps, std::optional<int> &after)
{
    if (!table.tracking.warehouses || steps == 0)
        return done;
    const int farthest = table.exportIndex + steps;
    const std::optional<int> known = table.board.lastExportIndex
                                         ? std::optional(std::min(*table.board.lastExportIndex, farthest))
                                         : std::nullopt;
    if (auto refused = settle(known, event.exportIndex, true, event.seat, after))
        return refused;
    return between(*after, table.exportIndex, farthest, event.seat);
}

void emptyPlace(Table &table, const Sold &event, int thalersThere)
{
    switch (kindOf(event.place)) {
    case PlaceKind::City:
        table.onCity[at(*cityOf(event.place))] = 0;
        break;
    case PlaceKind::Ruhrort:
        table.onRuhrort = 0;
        break;
    case PlaceKind::Factory:
        if (event.factory)
            table.onFactory[static_cast<std::size_t>(*event.factory - 1)] = 0;
        else if (thalersThere > 0) // any with as many may be the one
            std::ranges::replace(table.onFactory, std::optional(thalersThere), std::nullopt);
        break;
    }
}

// The cube goes where it belongs; a third one, or none where two are, tells how many spaces the area has.
void putCube(Table &table, Seat seat, Area area, std::optional<Area> cube)
{
    PerArea &cubes = table.player(seat).cubes;
    if (!cube)
        table.board.areaSpaces[at(area)] = cubes[area];
    else if (++cubes[*cube] == mostSpacesInAnArea)
        table.board.areaSpaces[at(*cube)] = mostSpacesInAnArea;
}

} // namespace

Outcome on(Table &table, const Sold &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Deliver))
        return refused;
    FactoryFacts factory;
    if (auto refused = settleFactory(table, event, factory))
        return refused;
    std::optional<int> &riverIndex = factory.riverIndex; // of whatever place it is
    if (auto refused = canArrive(table, event, riverIndex))
        return refused;
    const int dams = table.tracking.warehouses ? damsAtStart - table.locks : damsAtStart;
    if (auto refused = between(event.damsPassed, 0, dams, event.seat))
        return refused;
    Sale sale;
    if (auto refused = settleSale(table, event, sale))
        return refused;
    const Result<Delivery> sold = deliver(sale);
    if (const auto *refused = std::get_if<Refusal>(&sold))
        return *refused;
    const auto &delivery = std::get<Delivery>(sold);
    std::optional<int> marker;
    if (auto refused = settleMarker(table, event, delivery.exportSteps, marker))
        return refused;

    addThalers(table, event.seat, delivery.sellerNet());
    for (const Seat owner : delivery.paidOwners)
        addThalers(table, owner, 1);
    emptyPlace(table, event, sale.thalersThere);
    if (const auto city = cityOf(event.place); city && riverIndex)
        table.board.cityIndex[at(*city)] = riverIndex;
    if (event.factory)
        table.board.factory(*event.factory) = factory;
    Player &player = table.player(event.seat);
    if (table.tracking.dice) {
        table.dice.depot(*player.depot).coal.reset();
        enterTrack(table.dice, {sale.die, delivery.value});
    }
    if (table.tracking.cubes)
        putCube(table, event.seat, {sale.die, kindOf(event.place)}, delivery.cube);
    if (event.merchantTo)
        use(table, event.seat, Token::Merchant);
    if (marker) {
        // It stopped short: that is where the track ends.
        if (*marker < table.exportIndex + delivery.exportSteps)
            table.board.lastExportIndex = marker;
        table.exportIndex = *marker;
    }
    table.lastSale = delivery;
    player.bargeAt = event.place;
    player.soldInRound = table.round;
    player.riverIndex = riverIndex;
    player.arrival = ++table.arrivals;
    return done;
}

} // namespace scoring::the_ruhr::rules
