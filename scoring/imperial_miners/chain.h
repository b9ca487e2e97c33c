// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/mine.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scoring::imperial_miners {

/// The one or two cards above a card, left one first; none in row 1, where the surface is next.
std::vector<const Card *> cardsAbove(const Mine &mine, const Card &card);

/// The ids from a card up to row 1, in the order in which the chain reaches them.
using ChainPath = std::vector<std::string>;

/// All ways a chain can take from a card; at each fork the left one first.
std::vector<ChainPath> chainPaths(const Mine &mine, const Card &card);

enum class Activation : std::uint8_t {
    Effect,  ///< one effect of the card, or none, as the player likes
    Cleared, ///< a collapse token comes off instead of any effect
    Skipped, ///< activated before in this round: no effect, and a token on it stays
};

/// What happens when a card is reached. A special activation must not reach one that is already activated.
Activation activationOf(const Card &card, const std::vector<std::string> &activatedThisRound);

} // namespace scoring::imperial_miners
