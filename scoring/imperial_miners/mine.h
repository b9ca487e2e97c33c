// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/cards.h"
#include "scoring/imperial_miners/half_carts.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scoring::imperial_miners {

/// A card in a mine. Which card it is only the players see: the id is theirs to choose.
struct Card {
    std::string id;
    int level = 0; ///< and so the row
    int x = 0;
    std::optional<HalfCarts> half; ///< nothing where nobody recorded them
    std::vector<Faction> factions; ///< none, one or two
    int machines = 0;
    int collapse = 0;
    bool operator==(const Card &) const = default;

    Position position() const { return {level, x}; }
};

/// Where two adjacent cards meet; the id that comes first in the alphabet is first.
struct Seam {
    std::string first;
    std::string second;
    bool operator==(const Seam &) const = default;
};
Seam seamOf(std::string_view card, std::string_view other);

struct Mine {
    std::vector<Card> cards;
    std::vector<Seam> cartTokens; ///< the seams that carry one
    bool operator==(const Mine &) const = default;
};

/// Nothing where there is no such card.
const Card *findCard(const Mine &mine, std::string_view id);
Card *findCard(Mine &mine, std::string_view id);
const Card *cardAt(const Mine &mine, Position position);

/// The cards that touch a card, in the order of the slots.
std::vector<const Card *> neighbours(const Mine &mine, const Card &card);
bool areAdjacent(const Card &card, const Card &other);

/// A card has two factions at most, and not the same one twice.
bool areFactions(const std::vector<Faction> &factions);

/// Tokens in the whole mine, which some effects count.
int machines(const Mine &mine);
int collapses(const Mine &mine);

int countFaction(const Mine &mine, Faction faction);
int distinctFactions(const Mine &mine);

/// Every Scottish card in the mine lowers the cost of a Scottish effect, the one just placed included.
int scotsEffectCost(int printed, const Mine &mine);

} // namespace scoring::imperial_miners
