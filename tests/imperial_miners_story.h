// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Words in which the tests tell what happens at a live table of Imperial Miners.

#include "scoring/imperial_miners/table.h"
#include "tests/imperial_miners_helpers.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace scoring::imperial_miners {

inline constexpr std::array refusalNames{
    "NotStarted",
    "AlreadyStarted",
    "PlayerCount",
    "TrackingIncomplete",
    "NoSuchSeat",
    "NotNow",
    "NotTracked",
    "AlreadyDone",
    "CardNotRevealed",
    "CardNotPlaced",
    "ChainUnfinished",
    "SurfaceNotUsed",
    "NoSuchLevel",
    "NoSuchCost",
    "NotEnoughCoins",
    "NoPlace",
    "NoCardInHand",
    "OnlyLevelOne",
    "NeedsAnId",
    "CardExists",
    "NoSuchCard",
    "WrongRow",
    "OffGrid",
    "Occupied",
    "Unsupported",
    "HalfCartsNeeded",
    "TooManyFactions",
    "NotInChain",
    "ChainEnded",
    "AlreadyActivated",
    "NoSuchEffect",
    "TooManyMachines",
    "TooFewMachines",
    "HasCollapse",
    "NoCollapse",
    "NotAdjacent",
    "NotJoined",
    "CartIsFull",
    "CartIsEmpty",
    "NoCartToken",
    "CartTokenInTheWay",
    "ResearchImpossible",
    "TooManySteps",
    "NoBoardChosen",
    "NoSuchBoard",
    "SameBoard",
    "BoardLengthUnknown",
    "MarkerBeyond",
    "NotEnoughCards",
    "DeckFourClosed",
    "CountImpossible",
    "CartTokensTooMany",
    "AnswerNeeded",
    "AnswerContradicts",
};
static_assert(refusalNames.size() == at(RefusalCode::AnswerContradicts) + 1);

/// "NotEnoughCoins seat 0, 3/2"
inline std::string describe(const std::optional<Refusal> &refusal)
{
    if (!refusal)
        return "accepted";
    std::string text(refusalNames[at(refusal->code)]);
    if (refusal->seat)
        text += " seat " + std::to_string(index(*refusal->seat));
    if (refusal->number != 0 || refusal->limit != 0)
        text += ", " + std::to_string(refusal->number) + "/" + std::to_string(refusal->limit);
    return refusal->card.empty() ? text : text + ", card " + refusal->card;
}

} // namespace scoring::imperial_miners

namespace imperial_miners_story {

using namespace scoring;
using namespace scoring::imperial_miners;

inline constexpr Seat anna{0};
inline constexpr Seat bela{1};
using Events = std::vector<Event>;

/// Several lists of events, one after the other.
inline Events then(Events events, const Events &more)
{
    events.insert(events.end(), more.begin(), more.end());
    return events;
}

/// What the table says to an event, without letting it happen.
inline QString answer(Table table, const Event &event)
{
    return QString::fromStdString(describe(imperial_miners::apply(table, event)));
}

/// Lets events happen; false, and a word on the culprit, as soon as one is refused.
inline bool happens(Table &table, const Events &events)
{
    for (std::size_t number = 0; number < events.size(); ++number) {
        if (const auto refused = imperial_miners::apply(table, events[number])) {
            qWarning("event %zu is refused: %s", number, describe(refused).c_str());
            return false;
        }
    }
    return true;
}

/// The table after events of which none may be refused.
inline Table tableAfter(const Events &events)
{
    Table table;
    if (!happens(table, events))
        qFatal("the story does not begin as told");
    return table;
}

/// An event that only changes what happens in the mine phase, as far as the table cares: nothing.
inline const Event quietEvent = EventRevealed{EventTiming::Modifier, "quiet"};

/// Anna plays that card of M1 for nothing, along the chain given.
inline Events playsM1(int round, std::string_view path)
{
    const PlacedCard &placed = mineM1[static_cast<std::size_t>(round - 1)];
    Events events{
        CardRevealed{anna, placed.level, 0},
        CardPlaced{anna, std::string(placed.id), {placed.level, placed.x}, findHalfCarts(placed.half), {}}};
    for (const char step : path)
        events.push_back(ChainReached{anna, std::string(1, step)});
    return then(events, {SurfaceUsed{anna, 1}, StepDone{anna}});
}

/// The chains Anna chose while she built M1, round by round.
inline constexpr std::array<std::string_view, 10> m1Chains{"A", "DA",  "B",    "EB", "GDA",
                                                           "C", "HEC", "IGEC", "FC", "J"};

/// Anna, alone, follows mine and carts through that many rounds of M1.
inline Events m1Story(int rounds)
{
    Events events{GameStarted{1, {}, {.mines = true, .carts = true}}};
    for (int round = 1; round <= rounds; ++round)
        events =
            then(then(events, {quietEvent}), playsM1(round, m1Chains[static_cast<std::size_t>(round - 1)]));
    return events;
}

/// A round in which nobody says more than that it is over.
inline Events idleRound(EventTiming timing = EventTiming::Modifier)
{
    Events events{EventRevealed{timing, ""}, StepDone{}, StepDone{}};
    if (timing != EventTiming::Modifier)
        events.push_back(StepDone{});
    return events;
}

/// Ten rounds of which nothing is tracked, or at least no mine.
inline Events idleGame(const GameStarted &start)
{
    Events events{start};
    for (int round = 1; round <= 10; ++round)
        events = then(events, idleRound());
    return events;
}

} // namespace imperial_miners_story
