// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What every game promises, whatever its rules are: told once, for the property tests of all boxes.

#include <QtTest>

#include "scoring/game_score.h"
#include "scoring/seat.h"

#include <functional>
#include <map>
#include <span>
#include <vector>

// Says with which seed to look for the mistake.
#define VERIFY_FOR(seed, ...) QVERIFY2((__VA_ARGS__), qPrintable(QString("seed %1").arg(seed)))

namespace properties {

/// `from[n]` is the old seat of whoever sits on seat n now.
using Seating = std::vector<std::size_t>;

/// Everyone so many chairs further on, clockwise.
inline Seating turned(int turn, int players)
{
    Seating from;
    for (int seat = 0; seat < players; ++seat)
        from.push_back(
            static_cast<std::size_t>(index(scoring::clockwise(scoring::Seat{seat}, -turn, players))));
    return from;
}

/// Everyone somewhere. `below(n)` gives a random number below n.
Seating shuffled(std::size_t players, auto below)
{
    Seating from;
    for (std::size_t seat = 0; seat < players; ++seat)
        from.push_back(seat);
    for (std::size_t seat = players; seat > 1; --seat)
        std::swap(from[seat - 1], from[static_cast<std::size_t>(below(seat))]);
    return from;
}

template <typename T>
std::vector<T> reseated(const std::vector<T> &values, const Seating &from)
{
    std::vector<T> moved;
    for (const std::size_t seat : from)
        moved.push_back(values[seat]);
    return moved;
}

/// Games are slow to play and used by several tests: each is played once.
template <typename Played>
class Games
{
public:
    explicit Games(std::function<Played(unsigned)> play)
        : m_play(std::move(play))
    {
    }

    const Played &operator()(unsigned seed)
    {
        const auto known = m_games.find(seed);
        return known != m_games.end() ? known->second : m_games.emplace(seed, m_play(seed)).first->second;
    }

private:
    std::function<Played(unsigned)> m_play;
    std::map<unsigned, Played> m_games;
};

inline void totalsAreTheSumsOfTheLines(unsigned seed, const scoring::GameScore &score)
{
    for (std::size_t seat = 0; seat < score.totals.size(); ++seat) {
        int sum = 0;
        for (const scoring::Line &line : score.lines)
            sum += line.awards[seat].points;
        VERIFY_FOR(seed, sum == score.totals[seat]);
    }
}

/// The same people on other seats get the same.
template <typename Score>
void pointsGoWithThePeople(unsigned seed, const Score &before, const Score &after, const Seating &from)
{
    VERIFY_FOR(seed, after.lines.size() == before.lines.size());
    for (std::size_t line = 0; line < before.lines.size(); ++line)
        VERIFY_FOR(seed, after.lines[line].awards == reseated(before.lines[line].awards, from));
    VERIFY_FOR(seed, after.totals == reseated(before.totals, from));
    VERIFY_FOR(seed, after.ranking.ranks == reseated(before.ranking.ranks, from));
    VERIFY_FOR(seed, after.ranking.winners.size() == before.ranking.winners.size());
    for (const int winner : after.ranking.winners)
        VERIFY_FOR(seed, after.ranking.ranks[static_cast<std::size_t>(winner)] == 1);
    VERIFY_FOR(seed, after.ranking.decidedBy == before.ranking.decidedBy);
    VERIFY_FOR(seed, after.warnings.size() == before.warnings.size());
}

/// A played game is what folding its events gives, also where the fold stops after every so many of them and
/// is taken up again.
template <typename Played>
void aFoldCanStopAndGoOn(unsigned seed, const Played &played, std::size_t every)
{
    const std::span events(played.events);
    const auto whole = fold(events);
    VERIFY_FOR(seed, whole.table == played.table && whole.refused.empty());
    for (std::size_t stop = seed % every; stop <= events.size(); stop += every) {
        auto table = fold(events.first(stop)).table;
        for (const auto &event : events.subspan(stop))
            VERIFY_FOR(seed, !apply(table, event));
        VERIFY_FOR(seed, table == played.table);
    }
}

/// How often nonsense was refused, and how often it happened to make sense.
struct Tried {
    int refused = 0;
    int accepted = 0;
};

/// Tries one event after the other: `next(table)` may give any. What is refused leaves the table as it was.
template <typename Table>
void aRefusedEventChangesNothing(unsigned seed, Table table, int events, auto next, Tried &tried)
{
    for (int number = 0; number < events; ++number) {
        const Table before = table;
        const auto event = next(before);
        if (apply(table, event)) {
            VERIFY_FOR(seed, table == before);
            ++tried.refused;
        } else {
            ++tried.accepted;
        }
    }
}

} // namespace properties
