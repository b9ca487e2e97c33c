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
    if (table.tracking.turns && !player.chosen)
        return Refusal{.code = RefusalCode::NothingLoaded, .seat = event.seat};
    if (event.place == SalePlace::Ruhrort) {
        if (table.pilotBanned)
            return Refusal{.code = RefusalCode::PilotBanned, .seat = event.seat};
        if (player.chosen && !hasPilot(player.action))
            return Refusal{.code = RefusalCode::PilotNeeded, .seat = event.seat};
    }
    if (auto refused = settle(riverIndexOf(table, event.place), event.riverIndex, table.tracking.turns,
                              event.seat, riverIndex))
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

std::optional<std::vector<Seat>> ownersIn(const Table &table, SalePlace place)
{
    const auto city = cityOf(place);
    if (!table.tracking.warehouses || !city)
        return std::nullopt;
    std::vector<Seat> owners;
    for (int seat = 0; seat < table.seats(); ++seat) {
        if (table.player(Seat{seat}).cities[at(*city)])
            owners.push_back(Seat{seat});
    }
    return owners;
}

Outcome possibleOwners(const Table &table, std::vector<Seat> owners)
{
    for (const Seat seat : owners) {
        if (auto refused = knownSeat(table, seat))
            return refused;
    }
    std::ranges::sort(owners);
    const auto twice = std::ranges::adjacent_find(owners);
    return twice == owners.end() ? done : Outcome(Refusal{.code = RefusalCode::AlreadyThere, .seat = *twice});
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
    if (die == Die::White && !player.chosen) {
        if (auto refused = mustOwn(tokensOf(table, event.seat), Token::GrafschaftMark))
            return refused;
    }
    sale.die = die.value_or(Die::Black);
    // Until it is loaded the die waits in its depot, where hauling or a subsidy may have raised it since.
    const bool raised = player.face && event.face && *event.face > *player.face && *event.face <= highestFace;
    std::optional<int> face;
    if (auto refused = settle(raised ? event.face : player.face, event.face, tracking.thalers || exports,
                              event.seat, face))
        return refused;
    sale.face = face.value_or(lowestFace);
    std::optional<int> thalers;
    if (auto refused =
            settle(thalersOn(table, event.place), event.thalersThere, tracking.thalers, event.seat, thalers))
        return refused;
    sale.thalersThere = thalers.value_or(0);
    if (event.owners) {
        if (auto refused = possibleOwners(table, *event.owners))
            return refused;
    }
    std::optional<std::vector<Seat>> said = event.owners;
    if (said)
        std::ranges::sort(*said);
    std::optional<std::vector<Seat>> owners;
    if (auto refused = settle(ownersIn(table, event.place), said, tracking.thalers && kind == PlaceKind::City,
                              event.seat, owners))
        return refused;
    sale.owners = owners.value_or(std::vector<Seat>{});
    std::optional<bool> free;
    std::optional<bool> known;
    if (die)
        known = spaceFree(table, event.seat, {*die, kind});
    if (auto refused = settle(known, event.spaceFree, tracking.thalers || tracking.cubes, event.seat, free))
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

} // namespace

Outcome on(Table &table, const Sold &event)
{
    if (auto refused = inTurn(table, event.seat, Phase::Deliver))
        return refused;
    std::optional<int> riverIndex;
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
    const auto city = cityOf(event.place);
    if (city) {
        table.onCity[at(*city)] = 0;
        table.cityIndex[at(*city)] = riverIndex;
    }
    Player &player = table.player(event.seat);
    if (event.place == SalePlace::Ruhrort)
        table.onRuhrort = 0;
    if (delivery.cube && table.tracking.cubes)
        ++player.cubes[*delivery.cube];
    if (event.merchantTo)
        use(table, event.seat, Token::Merchant);
    if (marker) {
        // It stopped short: that is where the track ends.
        if (*marker < table.exportIndex + delivery.exportSteps)
            table.board.lastExportIndex = marker;
        table.exportIndex = *marker;
    }
    player.bargeAt = event.place;
    player.soldInRound = table.round;
    player.riverIndex = riverIndex;
    player.arrival = ++table.arrivals;
    return done;
}

} // namespace scoring::the_ruhr::rules
