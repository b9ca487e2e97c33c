// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/mine.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace scoring::imperial_miners {

enum class PlacementFault : std::uint8_t { WrongRow, NoSuchRow, OffGrid, Occupied, Unsupported };

/// Row 1 hangs from the surface, every other card from a card above it.
bool isSupported(const Mine &mine, Position position);

/// Why a card of that level may not be placed there; nothing if it may.
std::optional<PlacementFault> placementFault(const Mine &mine, int level, Position position);

/// Where a card of that level may be placed, from left to right. Of the endless row 1 only the places next to
/// its cards are given, or x 0 where it has none.
std::vector<Position> legalPositions(const Mine &mine, int level);

enum class PlayFault : std::uint8_t { NoSuchLevel, NoSuchCost, NotEnoughCoins, NoPlace };

/// Why a card cannot be revealed and paid for; nothing if it can. Payment comes before placement, so the
/// place is looked for first. A mine or coins that are not known do not stand in the way.
std::optional<PlayFault> playFault(const Mine *mine, std::optional<int> coins, int level, int cost);

} // namespace scoring::imperial_miners
