// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whole games, played at random but by the rules; and events that make no sense at all.

#include "tests/imperial_miners_nonsense.h"
#include "tests/imperial_miners_story.h"

namespace imperial_miners_play {

using namespace imperial_miners_story;
using imperial_miners_nonsense::Dice;

struct PlayedGame {
    Events events;
    Table table;
};

class RandomPlay
{
public:
    explicit RandomPlay(unsigned seed)
        : m_dice(seed)
    {
    }

    PlayedGame wholeGame(int players, const Tracking &tracking)
    {
        must(GameStarted{players, {m_dice.chance(50)}, tracking, m_dice.pick({4, 6})});
        for (int board = 1; board <= 3 && tracking.research; ++board)
            must(BoardMeasured{board, m_dice.between(3, 7)});
        while (m_game.table.phase != Phase::FinalScoring)
            step();
        FinalCounted counted;
        for (int seat = 0; seat < players; ++seat)
            counted.players.push_back(finalAnswer(Seat{seat}));
        must(counted);
        return m_game;
    }

private:
    Table &table() { return m_game.table; }
    const Tracking &tracking() { return m_game.table.tracking; }

    bool attempt(const Event &event)
    {
        if (imperial_miners::apply(m_game.table, event))
            return false;
        m_game.events.push_back(event);
        return true;
    }
    void must(const Event &event)
    {
        if (!attempt(event))
            qFatal("random play made a mistake: %s",
                   describe(imperial_miners::apply(m_game.table, event)).c_str());
    }

    void step()
    {
        if (table().phase == Phase::EventReveal)
            return must(EventRevealed{static_cast<EventTiming>(m_dice.below(3)), "event"});
        const Phase phase = table().phase;
        for (int number = 0; number < table().seats() && table().phase == phase; ++number)
            turn(Seat{number});
    }

    void turn(Seat seat)
    {
        if (table().phase == Phase::MineReveal)
            return reveal(seat);
        if (table().phase == Phase::MinePlaceAndChain && tracking().mines)
            mine(seat);
        else
            effects(seat);
        must(StepDone{seat});
    }

    void reveal(Seat seat)
    {
        for (int tries = 0; tries < 10; ++tries) {
            const int level = m_dice.between(1, 4);
            if (attempt(CardRevealed{seat, level, m_dice.between(0, levelFacts(level).mostCost)}))
                return;
        }
        must(CardRevealed{seat, 1, 0, true});
    }

    void mine(Seat seat)
    {
        const std::vector<Position> places =
            legalPositions(table().player(seat).mine, table().player(seat).revealed.back().level, 1);
        CardPlaced placed{seat, "c" + std::to_string(table().rounds.round()),
                          places[m_dice.below(places.size())], std::nullopt, m_dice.factions()};
        if (tracking().carts)
            placed.half = m_dice.halfCarts();
        must(placed);
        for (auto choices = chainChoices(table(), seat); !choices.empty();
             choices = chainChoices(table(), seat)) {
            must(ChainReached{seat, choices[m_dice.below(choices.size())]});
            effects(seat);
        }
        must(SurfaceUsed{seat, m_dice.between(1, 3)});
        effects(seat);
    }

    void effects(Seat seat)
    {
        for (int count = m_dice.between(0, 3); count > 0; --count)
            attempt(effect(seat));
    }

    std::string cardOf(Seat seat)
    {
        const Mine &mine = table().player(seat).mine;
        return mine.cards.empty() ? "none" : mine.cards[m_dice.below(mine.cards.size())].id;
    }

    Event effect(Seat seat)
    {
        switch (m_dice.below(12)) {
        case 0:
            return CoinsChanged{seat, m_dice.between(-3, 6)};
        case 1:
            return PointsChanged{seat, m_dice.between(1, 7)};
        case 2:
            return HandChanged{seat, m_dice.between(0, 4), m_dice.between(0, 2), m_dice.chance(20) ? 1 : 0};
        case 3:
            return MachinesChanged{seat, cardOf(seat), m_dice.between(-1, 2)};
        case 4:
            return CollapsePlaced{seat, cardOf(seat)};
        case 5:
            return CollapseRemoved{seat, cardOf(seat)};
        case 6: {
            const std::vector<Seam> places = placesForCartToken(table().player(seat).mine);
            const Seam seam = places.empty() ? Seam{"none", "none"} : places[m_dice.below(places.size())];
            return CartTokenPlaced{seat, seam.first, seam.second};
        }
        case 7: {
            const int most = m_dice.between(1, 4);
            return Researched{seat,
                              {most, m_dice.between(0, most), m_dice.between(1, 3), m_dice.between(1, 3)}};
        }
        case 8:
            return CardCorrected{seat,
                                 cardOf(seat),
                                 tracking().carts ? std::optional(m_dice.halfCarts()) : std::nullopt,
                                 m_dice.factions(),
                                 m_dice.between(0, 3),
                                 m_dice.between(0, 1)};
        case 9: {
            const std::vector<Seam> &tokens = table().player(seat).mine.cartTokens;
            const Seam seam = tokens.empty() ? Seam{"none", "none"} : tokens[m_dice.below(tokens.size())];
            return CartTokenRemoved{seat, seam.first, seam.second};
        }
        case 10: {
            Research corrected = table().player(seat).research;
            corrected.marker = ResearchSpace{m_dice.between(1, 3), m_dice.between(1, 4)};
            return ResearchCorrected{seat, corrected};
        }
        default:
            return CardActivated{seat, cardOf(seat)};
        }
    }

    FinalAnswer finalAnswer(Seat seat)
    {
        FinalAnswer answer;
        if (!tracking().points)
            answer.pointTokens =
                PointTokens{{m_dice.between(0, 5), m_dice.between(0, 4), m_dice.between(0, 3)}};
        if (!tracking().coins)
            answer.coins = Coins{{m_dice.between(0, 8), m_dice.between(0, 3)}};
        if (!tracking().carts)
            answer.carts = m_dice.carts(9, tracking().mines ? &table().player(seat).mine : nullptr);
        return answer;
    }

    Dice m_dice;
    PlayedGame m_game;
};

inline PlayedGame randomGame(unsigned seed, const Tracking &tracking = trackEverything)
{
    return RandomPlay(seed).wholeGame(1 + static_cast<int>(seed % 5), tracking);
}

/// Every way a group may follow a game.
inline std::vector<Tracking> everyTracking()
{
    std::vector<Tracking> all;
    for (unsigned bits = 0; bits < 64; ++bits) {
        const auto bit = [=](unsigned number) { return (bits >> number & 1U) == 1; };
        const Tracking tracking{bit(0), bit(1), bit(2), bit(3), bit(4), bit(5)};
        if (!tracking.carts || tracking.mines)
            all.push_back(tracking);
    }
    return all;
}

/// Events nobody ever saw at a table.
class NonsenseEvents
{
public:
    explicit NonsenseEvents(unsigned seed)
        : m_dice(seed)
    {
    }

    Event event()
    {
        switch (m_dice.below(21)) {
        case 0:
            return GameStarted{number() % 7, {}, {}, number()};
        case 1:
            return EventRevealed{static_cast<EventTiming>(m_dice.below(3)), ""};
        case 2:
            return StepDone{m_dice.chance(50) ? std::optional(seat()) : std::nullopt};
        case 3:
            return CardRevealed{seat(), number(), number(), m_dice.chance(30)};
        case 4:
            return CardPlaced{seat(),
                              id(),
                              {m_dice.chance(90) ? m_dice.between(0, 5) : number(), number()},
                              m_dice.chance(80) ? std::optional(m_dice.halfCarts()) : std::nullopt,
                              m_dice.factions()};
        case 5:
            return ChainReached{seat(), id()};
        case 6:
            return CardActivated{seat(), id()};
        case 7:
            return SurfaceUsed{seat(), number()};
        case 8:
            return CoinsChanged{seat(), number()};
        case 9:
            return PointsChanged{seat(), number()};
        case 10:
            return HandChanged{seat(), number(), number(), m_dice.chance(70) ? 0 : number()};
        case 11:
            return MachinesChanged{seat(), id(), number()};
        case 12:
            return CollapsePlaced{seat(), id()};
        case 13:
            return CollapseRemoved{seat(), id()};
        case 14:
            return CartTokenPlaced{seat(), id(), id()};
        case 15:
            return BoardMeasured{number(), number()};
        case 16:
            return Researched{seat(), {number(), number(), maybe(), maybe()}};
        case 17:
            return CardCorrected{seat(),
                                 id(),
                                 m_dice.chance(80) ? std::optional(m_dice.halfCarts()) : std::nullopt,
                                 m_dice.factions(),
                                 number(),
                                 number()};
        case 18:
            return CartTokenRemoved{seat(), id(), id()};
        case 19: {
            Research corrected;
            if (m_dice.chance(80))
                corrected.marker = ResearchSpace{number(), number()};
            for (int left = m_dice.between(0, 3); left > 0; --left)
                corrected.completed.push_back(number());
            return ResearchCorrected{seat(), corrected};
        }
        default:
            return finalCounted();
        }
    }

    Dice &dice() { return m_dice; }

private:
    Seat seat()
    {
        return Seat{m_dice.chance(80) ? m_dice.between(0, 4)
                                      : m_dice.pick({-1, 5, -2'000'000'000, 2'000'000'000})};
    }
    int number()
    {
        return m_dice.chance(80) ? m_dice.between(-2, 6)
                                 : m_dice.pick({-70, 10'001, -2'147'483'647 - 1, 2'147'483'647});
    }
    std::optional<int> maybe() { return m_dice.chance(70) ? std::optional(number()) : std::nullopt; }
    std::string id() { return m_dice.chance(90) ? "c" + std::to_string(m_dice.between(1, 10)) : ""; }
    FinalCounted finalCounted()
    {
        FinalCounted counted;
        for (int left = m_dice.between(0, 5); left > 0; --left) {
            FinalAnswer &answer = counted.players.emplace_back();
            if (m_dice.chance(50))
                answer.pointTokens = PointTokens{{number(), number(), number()}};
            if (m_dice.chance(50))
                answer.coins = Coins{{number(), number()}};
            if (m_dice.chance(50))
                answer.carts = CartCounts{number(), number(), number()};
            answer.hand = maybe();
        }
        return counted;
    }

    Dice m_dice;
};

} // namespace imperial_miners_play
