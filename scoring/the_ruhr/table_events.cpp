// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/table_rules.h"

namespace scoring::the_ruhr::rules {

namespace {

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
        table.onFactory.fill(std::nullopt);
        return;
    }
    for (const City city : cities) {
        auto &thalers = table.onCity[at(city)];
        if (facts(*tile).cities[at(city)] && thalers)
            thalers = withDemand(*thalers);
    }
    if (facts(*tile).ruhrort)
        table.onRuhrort = 1; // no other tile puts one there
    if (facts(*tile).factories == Factories::None)
        return;
    for (std::size_t factory = 0; factory < factoryCount; ++factory) {
        const auto &[kind, region, riverIndex] = table.board.factories[factory];
        auto &thalers = table.onFactory[factory];
        if (!kind || !region)
            thalers.reset();
        else if (wantsCoalAt(*tile, *kind, *region) && thalers)
            thalers = withDemand(*thalers);
    }
}

// The track that the event of this round lays, where dice are tracked.
Outcome settleTrack(const Table &table, const EventHappened &event, std::optional<TrackFacts> &track)
{
    if (!table.tracking.dice || !laysTrack(table.round))
        return event.track ? Outcome(Refusal{.code = RefusalCode::AnswerContradicts}) : done;
    const auto &known = table.board.tracks[at(roundOf(table.round).track)];
    if (!known && !event.track)
        return Refusal{.code = RefusalCode::AnswerNeeded};
    if (known && event.track && known != event.track)
        return Refusal{.code = RefusalCode::AnswerContradicts};
    track = known ? known : event.track;
    return possible(*track);
}

void layTrack(Table &table, const TrackFacts &track)
{
    table.board.tracks[at(roundOf(table.round).track)] = track;
    if (table.round == 1)
        layDirtRoad(table.dice, track);
    else
        changeTrack(table.dice, track);
}

} // namespace

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
    std::optional<TrackFacts> track;
    if (auto refused = settleTrack(table, event, track))
        return refused;

    table.flag = event.flag;
    if (event.flag)
        ++table.flagsSeen[at(*event.flag)];
    if (track)
        layTrack(table, *track);
    afterEvent(table.dice, table.round, table.options);
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
    enterPhase(table, round.draw ? Phase::Draw : Phase::Choose);
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
        afterTile(table.dice, event.tile);
    }
    enterPhase(table, Phase::Choose);
    return done;
}

} // namespace scoring::the_ruhr::rules
