// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/mine.h"

#include <algorithm>

namespace scoring::imperial_miners {

Seam seamOf(std::string_view card, std::string_view other)
{
    return card < other ? Seam{std::string(card), std::string(other)}
                        : Seam{std::string(other), std::string(card)};
}

const Card *findCard(const Mine &mine, std::string_view id)
{
    const auto found = std::ranges::find(mine.cards, id, &Card::id);
    return found == mine.cards.end() ? nullptr : &*found;
}

Card *findCard(Mine &mine, std::string_view id)
{
    const auto found = std::ranges::find(mine.cards, id, &Card::id);
    return found == mine.cards.end() ? nullptr : &*found;
}

const Card *cardAt(const Mine &mine, Position position)
{
    const auto found = std::ranges::find(mine.cards, position, &Card::position);
    return found == mine.cards.end() ? nullptr : &*found;
}

std::vector<const Card *> neighbours(const Mine &mine, const Card &card)
{
    std::vector<const Card *> found;
    for (const Slot slot : allSlots) {
        if (const Card *other = cardAt(mine, neighbour(card.position(), slot)))
            found.push_back(other);
    }
    return found;
}

bool areAdjacent(const Card &card, const Card &other)
{
    return std::ranges::any_of(
        allSlots, [&](Slot slot) { return neighbour(card.position(), slot) == other.position(); });
}

bool areFactions(const std::vector<Faction> &factions)
{
    return factions.size() < 2 ||
           (static_cast<int>(factions.size()) == mostFactionsPerCard && factions[0] != factions[1]);
}

int machines(const Mine &mine)
{
    int sum = 0;
    for (const Card &card : mine.cards)
        sum += card.machines;
    return sum;
}

int collapses(const Mine &mine)
{
    int sum = 0;
    for (const Card &card : mine.cards)
        sum += card.collapse;
    return sum;
}

int countFaction(const Mine &mine, Faction faction)
{
    return static_cast<int>(std::ranges::count_if(mine.cards, [=](const Card &card) {
        return std::ranges::find(card.factions, faction) != card.factions.end();
    }));
}

int distinctFactions(const Mine &mine)
{
    return static_cast<int>(
        std::ranges::count_if(allFactions, [&](Faction faction) { return countFaction(mine, faction) > 0; }));
}

int scotsEffectCost(int printed, const Mine &mine)
{
    return loweredCost(printed, countFaction(mine, Faction::Scots));
}

} // namespace scoring::imperial_miners
