// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/mine.h"
#include "scoring/imperial_miners/rounds.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace scoring::imperial_miners {

enum class PlacementFault : std::uint8_t { WrongRow, NoSuchRow, OffGrid, Occupied, Unsupported };

/// Row 1 hangs from the surface, every other card from a card above it.
bool isSupported(const Mine &mine, Position position);

/// Why a card of that level may not be placed there; nothing if it may.
std::optional<PlacementFault> placementFault(const Mine &mine, int level, Position position);

/// Where a card of that level may be placed, from left to right. Row 1 is endless: of it the places up to
/// that many from one of its cards are given, or x 0 where it has none. Farther off than all cards of a game
/// could reach, one place is like another.
std::vector<Position> legalPositions(const Mine &mine, int level, int reach = roundCount);

/// What is known of a mine that nobody follows.
struct UnseenMine {
    std::array<bool, levels.size()> has{}; ///< a card of that level was revealed
    int untold = 0;                        ///< rounds of which nobody said what was played
    bool operator==(const UnseenMine &) const = default;
};

/// Whether there is a place for a card of that level, or at least may be: it hangs from one of the level
/// above.
bool hasPlace(const Mine &mine, int level);
bool hasPlace(const UnseenMine &mine, int level);

enum class PlayFault : std::uint8_t { NoSuchLevel, NoSuchCost, NotEnoughCoins, NoPlace };

/// Why a card cannot be revealed and paid for; nothing if it can. Payment comes before placement, so the
/// place is looked for first. Coins that are not known do not stand in the way.
std::optional<PlayFault> playFault(bool placeable, std::optional<int> coins, int level, int cost);

} // namespace scoring::imperial_miners
