// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Records and events that nobody ever saw at a table.

#include "scoring/coal_baron/table.h"

#include <algorithm>
#include <random>
#include <vector>

namespace coal_baron_nonsense {

using namespace scoring;
using namespace scoring::coal_baron;

class Nonsense
{
public:
    explicit Nonsense(unsigned seed)
        : m_random(seed)
    {
    }

    std::size_t below(int limit) { return m_random() % static_cast<unsigned>(limit); }
    int between(int least, int most) { return least + static_cast<int>(below(most - least + 1)); }
    int pick(std::initializer_list<int> choices)
    {
        return choices.begin()[below(static_cast<int>(choices.size()))];
    }
    bool chance(int percent) { return between(1, 100) <= percent; }

    Coal coal() { return coals[below(4)]; }
    Order order() { return Order{static_cast<std::uint8_t>(below(orderCount))}; }
    Tile tile() { return Tile{static_cast<std::uint8_t>(below(tileKindCount))}; }
    Seat seat() { return Seat{chance(80) ? between(0, 3) : pick({-1, 4, 7, -2'000'000'000, 2'000'000'000})}; }
    int number()
    {
        return chance(70) ? between(0, 20) : pick({-1, -7, 65, 10'001, -2'000'000'000, 2'000'000'000});
    }

    PerCoal perCoal()
    {
        PerCoal numbers;
        for (const Coal coal : coals)
            numbers[coal] = chance(90) ? between(0, 2) : number();
        return numbers;
    }

    CubeUsed cube() { return {coal(), chance(50) ? CubeFrom::Cage : CubeFrom::Storage}; }
    CartPlace cart() { return {coal(), sides[below(2)], chance(90) ? between(-1, 4) : number()}; }

    template <typename Make>
    auto several(int count, Make make)
    {
        std::vector<decltype(make())> made;
        for (int number = 0; number < count; ++number)
            made.push_back(make());
        return made;
    }

    Event event()
    {
        switch (below(18)) {
        case 0:
            return GameStarted{number() % 6, seat(), {}, tracking()};
        case 1:
            return OrderDrafted{seat(), order()};
        case 2:
            return WorkersPlaced{seat(), chance(80) ? between(-1, 4) : number(),
                                 chance(80) ? space() : std::optional<Space>()};
        case 3:
            return MarksCounted{seat(), number()};
        case 4:
            return OrderTaken{seat(), order()};
        case 5:
            return OrderDelivered{seat(), order()};
        case 6:
            return TileBought{seat(), tile(),
                              several(chance(80) ? 0 : between(1, 9), [&] { return coal(); })};
        case 7:
            return CageMoved{seat(), chance(50) ? std::optional(coal()) : std::nullopt};
        case 8:
            return CartEmptied{seat(), cart()};
        case 9:
            return EmptyCartsCounted{seat(), perCoal()};
        case 10:
            return CubeStored{seat(), coal()};
        case 11:
            return SquareFilled{seat(), order(), coal(), cube(),
                                chance(50) ? std::optional(cube()) : std::nullopt};
        case 12:
            return ShiftEnded{chance(50) ? std::optional(several(between(0, 5), [&] { return number(); }))
                                         : std::nullopt};
        case 13:
            return NextShiftStarted{};
        case 14:
            return CubesCounted{seat(), chance(80) ? between(0, 5) : number(), number(), number()};
        case 16:
            return FactoryWorkersCounted{several(between(0, 5), [&] { return number(); })};
        case 15:
            return TrackingChanged{tracking()};
        default:
            return FinalCounted{several(between(0, 5), [&] { return finalAnswer(); })};
        }
    }

private:
    Tracking tracking() { return {chance(50), chance(50), chance(50), chance(50), chance(50)}; }
    std::optional<Space> space() { return Space{static_cast<std::uint8_t>(below(spaceCount))}; }
    std::optional<int> maybe() { return chance(70) ? std::optional(number()) : std::nullopt; }
    FinalAnswer finalAnswer() { return {maybe(), maybe(), maybe(), maybe(), maybe()}; }

    std::mt19937 m_random;
};

/// A game of a group that tracks some things and not others, somewhere in the middle of it.
inline std::vector<Event> looseGame(unsigned seed)
{
    Nonsense nonsense(seed);
    const Tracking tracking{
        .turns = nonsense.chance(20), .marks = nonsense.chance(50), .mines = nonsense.chance(50)};
    const int players = nonsense.between(2, 4);
    std::vector<Event> events{GameStarted{players, Seat{nonsense.between(0, players - 1)}, {}, tracking}};
    const int shifts = nonsense.between(0, 3);
    for (int shift = 0; shift < shifts; ++shift) {
        for (int number = 0; number < 30; ++number)
            events.push_back(nonsense.event());
        events.push_back(
            ShiftEnded{std::vector<int>(static_cast<std::size_t>(players), nonsense.between(0, 3))});
        if (shift < 2)
            events.push_back(NextShiftStarted{});
    }
    return events;
}

/// Any record that has the right shape: cards twice, things that shrink, nothing at all. Every third one
/// keeps its cards apart.
inline Game anyRecord(unsigned seed)
{
    Nonsense nonsense(seed);
    const int players = nonsense.between(2, 4);
    Game game;
    game.options = {nonsense.chance(50) ? 4 : 3, nonsense.chance(50)};
    game.startingPlayer = Seat{nonsense.between(0, players - 1)};
    const int shifts = nonsense.between(1, 3);
    const int most = nonsense.pick({0, 2, 4, 12});
    std::vector<Order> deck;
    for (std::uint8_t number = 0; number < orderCount; ++number)
        deck.push_back(Order{number});
    for (int shift = 0; shift < shifts; ++shift) {
        ShiftState state(static_cast<std::size_t>(players));
        for (std::size_t seat = 0; seat < state.size(); ++seat) {
            ShiftHoldings &player = state[seat];
            if (shift > 0 && !nonsense.chance(5))
                player = game.shifts.back()[seat];
            for (int more = nonsense.between(0, most); more > 0; --more) {
                const auto card =
                    deck.begin() + static_cast<int>(nonsense.below(static_cast<int>(deck.size())));
                player.delivered.push_back(*card);
                if (seed % 3 == 0 && deck.size() > 1)
                    deck.erase(card);
            }
            for (const Coal coal : coals)
                player.emptyCarts[coal] += nonsense.between(0, 2);
            player.factoryWorkers = nonsense.between(0, most);
        }
        game.shifts.push_back(std::move(state));
    }
    if (shifts == 3 && nonsense.chance(80)) {
        game.final.emplace();
        for (int seat = 0; seat < players; ++seat)
            game.final->push_back({nonsense.between(0, 12),
                                   nonsense.between(0, 16),
                                   nonsense.between(0, 4),
                                   nonsense.between(0, 9),
                                   nonsense.between(0, 9),
                                   {},
                                   {}});
    }
    return game;
}

} // namespace coal_baron_nonsense
