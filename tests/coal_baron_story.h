// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Words in which the tests tell what happens at a live table.

#include <QtTest>

#include "scoring/coal_baron/correction.h"
#include "scoring/coal_baron/table.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace scoring::coal_baron {

inline constexpr std::array<std::string_view, 42> refusalNames{
    "NotStarted",       "AlreadyStarted",    "PlayerCount",      "TrackingIncomplete", "NoSuchSeat",
    "NotNow",           "NotTracked",        "NotYourPick",      "NotYourTurn",        "NotEnoughWorkers",
    "WrongWorkers",     "SpaceClosed",       "NothingToDeliver", "DeliveryUnfinished", "TileNotTaken",
    "OrderNotTaken",    "NotThisAction",     "OneOnly",          "OrderHeld",          "OrderNotOpen",
    "OrderNotComplete", "NotEnoughMarks",    "NoneLeft",         "WrongSubstitutes",   "NoSuchCart",
    "CartIsEmpty",      "CageFull",          "CageElsewhere",    "CageIsThere",        "NoSteps",
    "NoSuchCube",       "NoSuchSquare",      "WrongCube",        "TooManyCarts",       "CartsShrink",
    "KnownFromMine",    "KnownFromCubes",    "OnlyFromStart",    "CountImpossible",    "WorkersLeft",
    "AnswerNeeded",     "AnswerContradicts",
};
static_assert(refusalNames.size() == at(RefusalCode::AnswerContradicts) + 1);

inline std::string describe(const std::optional<Refusal> &refusal)
{
    if (!refusal)
        return "accepted";
    std::string text(refusalNames[at(refusal->code)]);
    if (refusal->seat)
        text += " seat " + std::to_string(index(*refusal->seat));
    text += " number " + std::to_string(refusal->number) + " limit " + std::to_string(refusal->limit);
    return refusal->order ? text + " order " + name(*refusal->order) : text;
}

inline char *toString(const std::optional<Refusal> &refusal)
{
    return qstrdup(describe(refusal).c_str());
}

} // namespace scoring::coal_baron

namespace story {

using namespace scoring;
using namespace scoring::coal_baron;

inline constexpr Seat anna{0};
inline constexpr Seat bela{1};
inline constexpr Seat cili{2};
inline constexpr Seat dora{3};

using Answer = std::optional<Refusal>;
inline const Answer accepted;

inline Order order(std::string_view name)
{
    return findOrder(name).value();
}

inline Tile tile(std::string_view name)
{
    return findTile(name).value();
}

/// The worker space with that name.
inline Space on(std::string_view name)
{
    const auto found = std::ranges::find(workerSpaces, name, &WorkerSpace::name);
    return Space{static_cast<std::uint8_t>(found - workerSpaces.begin())};
}

/// Several lists of events, one after the other.
inline std::vector<Event> then(std::vector<Event> events, const std::vector<Event> &more)
{
    events.insert(events.end(), more.begin(), more.end());
    return events;
}

/// What the table says to an event, without letting it happen.
inline Answer answer(Table table, const Event &event)
{
    return coal_baron::apply(table, event);
}

/// Lets events happen; false, and a word on the culprit, as soon as one is refused.
inline bool happens(Table &table, const std::vector<Event> &events)
{
    for (std::size_t number = 0; number < events.size(); ++number) {
        if (const Answer refused = coal_baron::apply(table, events[number])) {
            qWarning("event %zu is refused: %s", number, describe(refused).c_str());
            return false;
        }
    }
    return true;
}

using Hands = std::vector<std::vector<std::string_view>>;

/// The start of a game and, where open orders are tracked, the draft that ends with these three orders each.
inline std::vector<Event> opening(const GameStarted &start, const Hands &hands)
{
    std::vector<Event> events{start};
    if (!start.tracking.orders)
        return events;
    for (int pick = 0; pick < 3 * start.players; ++pick) {
        const int seat = (index(start.startingPlayer) - 1 - pick + 4 * start.players) % start.players;
        const auto card = static_cast<std::size_t>(pick / start.players);
        events.push_back(OrderDrafted{Seat{seat}, order(hands[static_cast<std::size_t>(seat)][card])});
    }
    return events;
}

inline const Hands usualHands{
    {"wheelbarrow:y", "wheelbarrow:b", "train:gg"},
    {"horse-cart:gg", "truck:y", "train:b"},
    {"horse-cart:yyy", "truck:k", "train:k"},
    {"horse-cart:y", "truck:kk", "train:kk"},
};

/// A game in which Anna starts and everything is tracked, right after the draft.
inline std::vector<Event> fullyTracked(int players, const Hands &hands = usualHands)
{
    return opening({players, anna, {}, trackEverything}, hands);
}

/// One worker each on the bank in turn, as often as said; by default until nobody has a worker left.
inline std::vector<Event> banking(Table table, int turns = 1000)
{
    std::vector<Event> events;
    while (turns-- > 0 && table.player(table.next).workers > 0) {
        events.push_back(WorkersPlaced{table.next, 1, on("bank")});
        if (coal_baron::apply(table, events.back()))
            break;
    }
    return events;
}

/// The table after events that are all fine; a story that does not even begin is a mistake in the test.
inline Table tableAfter(const std::vector<Event> &events)
{
    Table table;
    if (!happens(table, events))
        qFatal("the story cannot begin");
    return table;
}

inline QList<int> numbers(const std::vector<int> &values)
{
    return QList<int>(values.begin(), values.end());
}

inline QList<int> numbers(const PerCoal &values)
{
    return QList<int>(values.numbers.begin(), values.numbers.end());
}

/// Points per seat on a line, "shift2.segment7"; empty if there is no such line.
inline QList<int> pointsOn(const std::vector<Line> &lines, std::string_view wanted)
{
    QList<int> points;
    for (const Line &line : lines) {
        if (id(line) != wanted)
            continue;
        for (const Award &award : line.awards)
            points.push_back(award.points);
    }
    return points;
}

/// A game's log, written one tap at a time.
struct Log {
    std::vector<LogEntry> entries;

    EventId write(LogAct act, const std::optional<EventId> &target, const Event &event)
    {
        entries.push_back({{{7, entries.size() + 1}, act, target}, event});
        return entries.back().mark.id;
    }
    EventId happened(const Event &event) { return write(LogAct::Happened, {}, event); }
    EventId insertedBefore(const EventId &target, const Event &event)
    {
        return write(LogAct::Happened, target, event);
    }
    EventId undone(const EventId &target) { return write(LogAct::Undone, target, {}); }
    EventId redone(const EventId &target) { return write(LogAct::Redone, target, {}); }
    void happened(const std::vector<Event> &events)
    {
        for (const Event &event : events)
            happened(event);
    }
    std::vector<LogMark> marks() const
    {
        std::vector<LogMark> all;
        for (const LogEntry &entry : entries)
            all.push_back(entry.mark);
        return all;
    }
};

} // namespace story
