// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Records that nobody ever saw at a table.

#include "scoring/imperial_miners/game.h"
#include "scoring/imperial_miners/placement.h"

#include <random>
#include <string>
#include <vector>

namespace imperial_miners_nonsense {

using namespace scoring;
using namespace scoring::imperial_miners;

class Dice
{
public:
    explicit Dice(unsigned seed)
        : m_random(seed)
    {
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }
    int between(int least, int most)
    {
        return least + static_cast<int>(below(static_cast<std::size_t>(most - least + 1)));
    }
    int pick(std::initializer_list<int> choices) { return choices.begin()[below(choices.size())]; }
    bool chance(int percent) { return between(1, 100) <= percent; }

    HalfCarts halfCarts()
    {
        HalfCarts made;
        for (Half &half : made.halves)
            half = static_cast<Half>(between(0, 2));
        return made;
    }

    std::vector<Faction> factions()
    {
        std::vector<Faction> made;
        for (const Faction faction : allFactions) {
            if (made.size() < 2 && chance(20))
                made.push_back(faction);
        }
        return made;
    }

    /// So many carts at the most, or as a mine allows them.
    CartCounts carts(int most, const Mine *mine)
    {
        CartLimits limits{{}, {most, most, most}, 2 * most};
        if (mine)
            limits = cartLimits(*mine);
        const auto within = [&](int CartCounts::*number, int top) {
            return between(limits.least.*number, std::min(limits.most.*number, top));
        };
        CartCounts made;
        made.naturalFull = within(&CartCounts::naturalFull, limits.mostJoined - limits.least.joinedHalf);
        made.joinedHalf = within(&CartCounts::joinedHalf, limits.mostJoined - made.naturalFull);
        made.cartTokens = within(&CartCounts::cartTokens, made.joinedHalf);
        return made;
    }

    /// Cards in legal places, with legal tokens. Half carts of all of them, of some, or of none.
    Mine mine(int cards, int withCarts)
    {
        Mine made;
        while (static_cast<int>(made.cards.size()) < cards) {
            const int level = between(1, levelCount);
            const std::vector<Position> places = legalPositions(made, level, 1);
            if (places.empty())
                continue;
            Card &card = made.cards.emplace_back();
            card.id = "c" + std::to_string(made.cards.size());
            card.level = level;
            card.x = places[below(places.size())].x;
            if (chance(withCarts))
                card.half = halfCarts();
            card.factions = factions();
            card.machines = chance(30) ? between(0, 3) : 0;
            card.collapse = chance(20) ? 1 : 0;
        }
        for (int tokens = between(0, 4); tokens > 0 && !placesForCartToken(made).empty(); --tokens) {
            const std::vector<Seam> places = placesForCartToken(made);
            made.cartTokens.push_back(places[below(places.size())]);
        }
        return made;
    }

private:
    std::mt19937 m_random;
};

/// Any record that has the right shape. Small numbers, so that people tie often.
inline Game anyRecord(unsigned seed)
{
    Dice dice(seed);
    Game game;
    game.options.newBoardEffect = dice.chance(50);
    const int players = dice.between(1, 5);
    const int most = dice.pick({1, 2, 12, 200});
    for (int seat = 0; seat < players; ++seat) {
        FinalHoldings &player = game.players.emplace_back();
        for (int &number : player.pointTokens.numbers)
            number = dice.between(0, most);
        for (int &number : player.coins.numbers)
            number = dice.between(0, most);
        if (dice.chance(50))
            player.mine = dice.mine(dice.between(0, 12), dice.pick({0, 50, 90, 100, 100}));
        player.carts = dice.carts(most, player.mine ? &*player.mine : nullptr);
        if (dice.chance(50))
            player.hand = dice.between(0, 10);
        if (dice.chance(50)) {
            player.research.emplace();
            if (dice.chance(80))
                player.research->marker = {dice.between(1, 3), dice.between(1, 9)};
            for (int boards = dice.between(0, 2); boards > 0; --boards)
                player.research->completed.push_back(dice.between(1, 3));
        }
    }
    return game;
}

} // namespace imperial_miners_nonsense
