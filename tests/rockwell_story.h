// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "scoring/rockwell/table.h"
#include "tests/rockwell_words.h"

#include <string>
#include <vector>

// Short ways to tell what happens at a table of Rockwell.
namespace story {

using namespace scoring;
using namespace scoring::rockwell;
using Answer = std::optional<RefusalCode>;

inline const Answer accepted;

/// What the table says to an event; accepted or not, it is tried.
inline Answer answer(Table &table, const Event &event)
{
    return codeOf(rockwell::apply(table, event));
}

/// Whether all of it can happen; says which event could not.
inline bool happens(Table &table, const std::vector<Event> &events)
{
    for (std::size_t number = 0; number < events.size(); ++number) {
        if (const auto refusal = rockwell::apply(table, events[number])) {
            qWarning("event %d (kind %d) was refused with code %d", static_cast<int>(number),
                     static_cast<int>(events[number].index()), static_cast<int>(refusal->code));
            return false;
        }
    }
    return true;
}

inline std::vector<Seat> seating(int players)
{
    std::vector<Seat> order;
    for (int seat = 0; seat < players; ++seat)
        order.push_back(Seat{seat});
    return order;
}

inline GameStarted start(int players, const Options &options = {}, const Tracking &tracking = trackEverything)
{
    return {players, seating(players), seating(players), Rings::TileOnTile, options, tracking};
}

inline Table started(int players, const Options &options = {}, const Tracking &tracking = trackEverything)
{
    Table table;
    if (!happens(table, {start(players, options, tracking)}))
        qFatal("the game does not start");
    return table;
}

inline AuctionHeld noBids(const Table &table)
{
    return {std::vector<Bid>(table.players.size())};
}

/// One lap of vice presidents and another, by the name of their owner: "red I1, green III2:3"; the rest pass.
inline void placeVicePresidents(Table &table, const QString &words)
{
    QMap<QString, QStringList> wanted;
    for (const QString &word : words.split(", ", Qt::SkipEmptyParts))
        wanted[word.section(' ', 0, 0)] += word.section(' ', 1);
    while (table.phase == Phase::VicePresidents) {
        const Seat seat = *actor(table);
        QStringList &spaces = wanted[QString::fromStdString(nameOf(seat))];
        VicePresidentPlaced placed{seat, std::nullopt};
        if (!spaces.isEmpty()) {
            const QString space = spaces.takeFirst();
            const auto roman = static_cast<int>(space.count('I'));
            placed.space =
                BoardSpace{static_cast<Board>(roman - 1), space.section(':', 0, 0).mid(roman).toInt(),
                           space.section(':', 1).toInt()};
        }
        if (!happens(table, {placed}))
            qFatal("the vice presidents cannot stand like that: %s", qPrintable(words));
    }
}

/// A table where drilling begins, in the shift order that the vice presidents give.
inline Table drilling(int players, const QString &vicePresidents, const Options &options = {},
                      const Tracking &tracking = trackEverything)
{
    Table table = started(players, options, tracking);
    if (!happens(table, {noBids(table)}))
        qFatal("nobody can bid nothing");
    placeVicePresidents(table, vicePresidents);
    if (!happens(table, {PhaseEnded{}}))
        qFatal("safety does not end");
    return table;
}

/// Everyone just stays until phase I is over; shafts stay unpaid.
inline void passDrilling(Table &table)
{
    while (table.phase == Phase::Drill || table.phase == Phase::Robot) {
        if (table.phase == Phase::Drill) {
            if (!happens(table, {TurnEnded{*actor(table)}}))
                qFatal("a turn does not end");
            continue;
        }
        const int crew = robotCrew(table).crews.front();
        for (const Tile &unread : robotTilesUnread(table, crew))
            happens(table, {RequirementRead{unread, 50}});
        if (!happens(table, {RobotMoved{crew, robotDestination(table, crew)->tiles.front()}}))
            qFatal("the robot does not move");
        for (const Tile &unread : tilesUnread(table))
            happens(table, {RequirementRead{unread, 50}});
    }
}

/// A table after phase I, where nobody did anything.
inline Table afterDrilling(int players, const QString &vicePresidents, const Options &options = {})
{
    Table table = drilling(players, vicePresidents, options);
    passDrilling(table);
    return table;
}

/// Puts a crew somewhere without anybody moving it.
inline void put(Table &table, Seat owner, int crew, const std::string &where, int power = 1,
                int subcontractor = 0)
{
    const int first = owner == robot ? table.seats() : index(owner);
    table.crews[static_cast<std::size_t>(first * crewsPerPlayer + crew)] = {owner, power, place(where),
                                                                            subcontractor};
}

inline const Crew &crew(const Table &table, Seat owner, int number)
{
    const int first = owner == robot ? table.seats() : index(owner);
    return table.crews[static_cast<std::size_t>(first * crewsPerPlayer + number)];
}

inline void require(Table &table, const std::string &where, int requirement)
{
    table.tile(tile(where)).requirement = requirement;
}

inline void open(Table &table, const std::string &where)
{
    table.tile(tile(where)).open = true;
}

} // namespace story
