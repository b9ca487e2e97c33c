// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/notes.h"

#include "scoring/the_ruhr/delivery.h"
#include "scoring/the_ruhr/exports.h"
#include "scoring/the_ruhr/questions.h"

#include <algorithm>
#include <functional>

namespace scoring::the_ruhr {

namespace {

std::vector<Note> notesOn(const Table &table, const DepotChosen &event)
{
    const auto known = event.depot ? table.board.depot(*event.depot).region : std::nullopt;
    const auto region = known ? known : event.region;
    if (table.round == 1 && region && *region != Region::Essen)
        return {{NoteCode::StartsOutsideEssen, event.seat}};
    return {};
}

std::vector<Note> notesOn(const Table &table, const EventHappened &event)
{
    if (!event.flag)
        return {};
    const int seen = table.flagsSeen[at(*event.flag)] + 1;
    const int flags = flagsOf(*event.flag);
    if (seen > flags)
        return {{NoteCode::FlagTooOften, {}, seen, flags}};
    return {};
}

// Whether a city that is said to lie there changes places with one of which it was said before.
bool isOutOfOrder(const Board &board, City city, int riverIndex)
{
    const auto here = std::ranges::find(citiesDownstream, city);
    const auto lies = [&](auto first, auto last, auto wrongly) {
        return std::any_of(first, last, [&](City other) {
            const std::optional<int> index = board.cityIndex[at(other)];
            return index && wrongly(*index, riverIndex);
        });
    };
    return lies(citiesDownstream.begin(), here, std::greater_equal{}) ||
           lies(here + 1, citiesDownstream.end(), std::less_equal{});
}

bool pointsElsewhere(DepotArrow arrow, SalePlace place)
{
    switch (arrow) {
    case DepotArrow::City:
        return kindOf(place) != PlaceKind::City;
    case DepotArrow::Factory:
        return kindOf(place) != PlaceKind::Factory;
    case DepotArrow::Pilot:
        break; // such a depot is not left without Pilot
    }
    return false;
}

std::vector<Note> notesOn(const Table &table, const Sold &event)
{
    std::vector<Note> found;
    if (const auto city = cityOf(event.place);
        city && event.riverIndex && isOutOfOrder(table.board, *city, *event.riverIndex))
        found.push_back({NoteCode::OtherCityOrder, event.seat});
    const Player &player = table.player(event.seat);
    const bool isStandardTrip = player.chosen && !(player.action && facts(*player.action).pilot);
    if (!isStandardTrip)
        return found;
    if (event.damsPassed > damsOnAStandardTrip)
        found.push_back({NoteCode::ManyDams, event.seat, event.damsPassed, damsOnAStandardTrip});
    const std::optional<int> known = riverIndexOf(table, event.place, event.factory);
    const std::optional<int> end = known ? known : event.riverIndex;
    if (end && player.riverIndex && *end - *player.riverIndex != spacesOfAStandardTrip)
        found.push_back(
            {NoteCode::OtherDistance, event.seat, *end - *player.riverIndex, spacesOfAStandardTrip});
    const auto arrow = player.depot ? table.board.depot(*player.depot).arrow : std::nullopt;
    if (arrow && pointsElsewhere(*arrow, event.place))
        found.push_back({NoteCode::OtherDestination, event.seat});
    return found;
}

std::vector<Note> notesOn(const Table &table, const DieReturned &event)
{
    const std::optional<Region> named = roundOf(table.round).pushedBlackDie;
    if (!named || table.dice.fallen.front().die != Die::Black)
        return {};
    bool isFull = true; // as far as everyone has looked
    for (std::size_t depot = 0; depot < depotCount; ++depot) {
        const std::optional<Region> region = table.board.depots[depot].region;
        isFull = isFull && region && (*region != *named || table.dice.depots[depot].holdsCoal());
    }
    const std::optional<Region> known = table.board.depot(event.depot).region;
    if (isFull || (known ? known : event.region) == named)
        return {};
    return {{NoteCode::PushedElsewhere, event.seat}};
}

// Each has one warehouse in a column at most, so points said are one reward, or none.
std::vector<Note> notesOnSaid(const std::vector<int> &points)
{
    std::vector<Note> found;
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        if (points[seat] != 0 && ExportReward{.markerValue = points[seat]}.isUnusual())
            found.push_back({NoteCode::UnusualExportReward, Seat{static_cast<int>(seat)}, points[seat],
                             mostExportReward});
    }
    return found;
}

std::vector<Note> notesOn(const Table &table, const ExportScored &event)
{
    if (!table.tracking.warehouses)
        return notesOnSaid(event.points.value_or(std::vector<int>{}));
    const std::optional<int> known = exportValue(table);
    const std::optional<int> value = known ? known : event.value;
    if (!table.flag || !value)
        return {};
    std::vector<Note> found;
    const ExportScoring scoring =
        scoreExport(table.columns[at(*table.flag)], table.exportIndex, *value, table.board.rowBonus, 0);
    for (const ExportReward &reward : scoring.rewards) {
        if (reward.isUnusual())
            found.push_back({NoteCode::UnusualExportReward, reward.seat, reward.points(), mostExportReward});
    }
    return found;
}

Note innNotUsed(Seat seat)
{
    return {NoteCode::InnNotUsed, seat};
}

bool lastChance(const Table &table, Seat seat)
{
    return table.round == roundCount && table.phase == Phase::Buy &&
           table.player(seat).tokens[Token::Inn] == TokenState::Active;
}

std::vector<Note> notesOn(const Table &table, const TurnEnded &event)
{
    return lastChance(table, event.seat) ? std::vector{innNotUsed(event.seat)} : std::vector<Note>{};
}

std::vector<Note> notesOn(const Table &table, const PhaseEnded &)
{
    std::vector<Note> found;
    for (int seat = 0; seat < table.seats(); ++seat) {
        if (lastChance(table, Seat{seat}))
            found.push_back(innNotUsed(Seat{seat}));
    }
    return found;
}

std::vector<Note> notesOn(const Table &, const auto &)
{
    return {};
}

} // namespace

std::vector<Note> notes(const Table &table, const Event &event)
{
    return std::visit([&](const auto &happening) { return notesOn(table, happening); }, event);
}

} // namespace scoring::the_ruhr
