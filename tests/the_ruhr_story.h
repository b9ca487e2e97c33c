// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Words in which the tests tell what happens at a live table of The Ruhr.

#include <QtTest>

#include "scoring/the_ruhr/notes.h"
#include "scoring/the_ruhr/questions.h"
#include "scoring/the_ruhr/table.h"
#include "tests/the_ruhr_words.h"

#include <algorithm>
#include <vector>

namespace ruhr_story {

using namespace scoring;
using namespace scoring::the_ruhr;

inline constexpr Seat anna{0};
inline constexpr Seat bela{1};
inline constexpr Seat cili{2};
inline constexpr Seat dora{3};

using Answer = std::optional<Refusal>;
inline const Answer accepted;

inline Tile tile(std::string_view name)
{
    const auto found = std::ranges::find(tiles, name, &TileFacts::name);
    if (found == tiles.end())
        qFatal("the test names a tile that does not exist");
    return Tile{static_cast<std::uint8_t>(found - tiles.begin())};
}

/// What the table says to an event, without letting it happen.
inline Answer answer(Table table, const Event &event)
{
    return the_ruhr::apply(table, event);
}

/// Lets events happen; false, and a word on the culprit, as soon as one is refused.
inline bool happens(Table &table, const std::vector<Event> &events)
{
    for (std::size_t number = 0; number < events.size(); ++number) {
        if (const Answer refused = the_ruhr::apply(table, events[number])) {
            qWarning("event %zu is refused: %s", number, describe(*refused).c_str());
            return false;
        }
    }
    return true;
}

/// The table after events that are all fine; a story that does not even begin is a mistake in the test.
inline Table after(Table table, const std::vector<Event> &events)
{
    if (!happens(table, events))
        qFatal("the story cannot begin");
    return table;
}

/// Most stories are not about dice.
inline constexpr Tracking trackAllButDice{true, true, true, true, true, true};

inline Table started(int players, const Tracking &tracking = trackAllButDice, const Options &options = {},
                     const Board &board = {})
{
    return after({}, {GameStarted{players, anna, options, tracking, Difficulty::Normal, board}});
}

// Where the stories have the depots: 1 to 3 in Essen, 4 to 6 in Werden, 7 to 9 in Broich, the others in Mark.
inline Region regionOf(int depot)
{
    constexpr std::array inOrder{Region::Essen, Region::Werden, Region::Broich};
    return depot < 10 ? inOrder[static_cast<std::size_t>((depot - 1) / 3)] : Region::Mark;
}
inline int indexOf(int depot)
{
    return 50 * depot;
}

/// A board of which the group knows the depots and the transport tracks, and where all dice start with a 3.
inline Board boardWithDice(const TrackFacts &track = {4, 1})
{
    Board board;
    board.tracks.fill(track);
    for (int depot = 1; depot <= static_cast<int>(depotCount); ++depot) {
        board.depot(depot).region = regionOf(depot);
        board.depot(depot).riverIndex = indexOf(depot);
    }
    for (const SetupNumbers &numbers : setupTable) {
        DepotDice dice;
        for (int depot = 0; depot < numbers.blackDice - 1; ++depot)
            dice[static_cast<std::size_t>(depot)] = Coal{Die::Black, 3};
        for (int depot = 0; depot < numbers.whiteDice; ++depot)
            dice[static_cast<std::size_t>(9 + depot)] = Coal{Die::White, 3};
        board.startDice[static_cast<std::size_t>(numbers.players - fewestPlayers)] = dice;
    }
    return board;
}

inline Table startedWithDice(int players, const Board &board = boardWithDice())
{
    return started(players, trackEverything, {}, board);
}

inline bool someoneLiesAt(const Table &table, int depot)
{
    return std::ranges::any_of(table.players, [=](const Player &player) { return player.depot == depot; });
}

/// The first depot with a black die and without a barge.
inline int blackDepot(const Table &table)
{
    for (int depot = 1; depot < 10; ++depot) {
        if (table.dice.depot(depot).holdsCoal() && !someoneLiesAt(table, depot))
            return depot;
    }
    qFatal("no black die lies anywhere");
}

inline DepotChosen depot(Seat seat, int riverIndex, std::optional<Action> action = {})
{
    DepotChosen chosen{.seat = seat, .action = action};
    chosen.riverIndex = riverIndex;
    chosen.die = Die::Black;
    chosen.face = 3;
    return chosen;
}

/// A sale at a factory where nothing lies, as far as the table does not know it all.
inline Sold factory(const Table &table, Seat seat)
{
    Sold sold{.seat = seat, .place = SalePlace::Factory};
    if (table.tracking.turns)
        sold.riverIndex = table.player(seat).riverIndex.value_or(0) + 2;
    sold.thalersThere = 0;
    if (!table.player(seat).die)
        sold.die = Die::Black;
    if (!table.player(seat).face)
        sold.face = 3;
    if (!spaceFree(table, seat, {Die::Black, PlaceKind::Factory}))
        sold.spaceFree = false;
    return sold;
}

inline Sold ruhrort(Seat seat, int dams, std::optional<int> exportIndex = {})
{
    Sold sold{.seat = seat, .place = SalePlace::Ruhrort, .damsPassed = dams};
    sold.exportIndex = exportIndex;
    return sold;
}

inline Sold city(Seat seat, SalePlace place, int riverIndex)
{
    Sold sold{.seat = seat, .place = place};
    sold.riverIndex = riverIndex;
    return sold;
}

/// The least that someone can do where dice are tracked: take the first black die, back up the river for it.
inline DepotChosen quietDepot(const Table &table, Seat seat)
{
    DepotChosen chosen{.seat = seat};
    chosen.depot = blackDepot(table);
    const auto from = table.player(seat).riverIndex;
    if (from && *from > indexOf(*chosen.depot))
        chosen.action = Action::Towing;
    return chosen;
}

/// The first depot into which the die that slid off may go.
inline DieReturned quietReturn(const Table &table)
{
    const std::vector<Region> allowed = regionsForFallen(table);
    for (int depot = 1; depot <= static_cast<int>(depotCount); ++depot) {
        const bool fits = std::ranges::find(allowed, regionOf(depot)) != allowed.end();
        if (fits && !table.dice.depot(depot).holdsCoal())
            return {depotChooser(table).value_or(anna), depot, regionOf(depot)};
    }
    qFatal("there is no free depot");
}

/// The least that can happen next: everyone drifts downstream and sells a black die at the next factory.
inline Event quietStep(const Table &table)
{
    const std::optional<Seat> acting = next(table);
    const auto seats = table.players.size();
    if (!table.dice.fallen.empty())
        return quietReturn(table);
    switch (table.phase) {
    case Phase::EventDue: {
        EventHappened event;
        if (roundOf(table.round).flag > 0)
            event.flag = Country::Belgium;
        if (roundOf(table.round).choice != RoundChoice::Nothing)
            event.choices.assign(seats, ThalerOrPoint::Point);
        if (table.tracking.dice && laysTrack(table.round) &&
            !table.board.tracks[at(roundOf(table.round).track)])
            event.track = TrackFacts{4, 1};
        return event;
    }
    case Phase::Draw: {
        if (tilesInTheBag(table) == 0)
            return TileDrawn{};
        const auto left = std::ranges::find(table.demandDrawn, false);
        return TileDrawn{Tile{static_cast<std::uint8_t>(left - table.demandDrawn.begin())}};
    }
    case Phase::Choose:
        if (acting && !table.player(*acting).chosen && table.tracking.dice)
            return quietDepot(table, *acting);
        if (acting && !table.player(*acting).chosen)
            return depot(*acting, table.player(*acting).riverIndex.value_or(10 * index(*acting)) + 1);
        break;
    case Phase::Deliver:
        if (acting && table.player(*acting).chosen && table.player(*acting).soldInRound != table.round)
            return factory(table, *acting);
        break;
    case Phase::Export: {
        ExportScored scored;
        const std::vector<Question> asked = questions(table);
        if (std::ranges::find(asked, Question::ExportValue) != asked.end())
            scored.value = 2;
        if (std::ranges::find(asked, Question::ExportPoints) != asked.end())
            scored.points = std::vector<int>(seats, 0);
        return scored;
    }
    case Phase::RoundEnd:
        return RoundEnded{};
    default:
        break;
    }
    return acting ? Event(TurnEnded{*acting}) : Event(PhaseEnded{});
}

/// Goes on quietly until that phase of that round begins and, where turns are tracked, that seat has its
/// turn.
inline Table quietUntil(Table table, int round, Phase phase, std::optional<Seat> seat = {})
{
    for (int step = 0; step < 2000; ++step) {
        if (table.round == round && table.phase == phase && (!seat || next(table) == seat))
            return table;
        table = after(std::move(table), {quietStep(table)});
    }
    qFatal("the story never gets there");
}

/// A token given in the phase for it, without looking at cubes.
inline Table owning(Table table, Seat seat, std::initializer_list<Token> owned)
{
    for (const Token token : owned)
        table.player(seat).tokens[token] = TokenState::Active;
    return table;
}

inline Table rich(Table table, Seat seat, int thalers = 10)
{
    return after(std::move(table), {ThalersCounted{seat, thalers}});
}

} // namespace ruhr_story
