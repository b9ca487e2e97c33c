// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/pieces.h"

#include <array>
#include <optional>
#include <vector>

namespace scoring::rockwell {

using PriceSteps = std::array<int, 3>;

// clang-format off
inline constexpr PriceSteps powerPrices   {1500, 2500, 3500}; ///< from 1 to 2, 2 to 3, 3 to 4
inline constexpr PriceSteps safetyPrices  {1500, 2000, 2500}; ///< four players only
inline constexpr PriceSteps shaftPrices   {1500, 2000, 2500}; ///< four players only
inline constexpr PriceSteps movementPrices{1500, 2000, 2500};
// clang-format on

inline constexpr std::array subcontractorPrices{1000, 1500, 2000, 2500};      ///< by power
inline constexpr std::array<int, layerCount> subcontractorLimits{1, 2, 3, 4}; ///< highest power by layer

/// What things cost at this table, step by step. The rulebook prints no prices for the marked safety and
/// shaft tiles of two and three players: they stay empty until the table reads them off its tiles.
struct Prices {
    PriceSteps power = powerPrices;
    std::array<std::optional<int>, 3> safety;
    std::array<std::optional<int>, 3> shafts;
    PriceSteps movement = movementPrices;
    bool operator==(const Prices &) const = default;
};

/// As far as the rulebook prints them.
Prices printedPrices(int players);

enum class PriceItem : std::uint8_t { Safety, Shaft };

/// A price of a marked tile that is not above the one for four players, which it should be.
struct PriceDoubt {
    PriceItem item{};
    int step = 0; ///< 1 to 3
    int found = 0;
    int fourPlayers = 0;
    bool operator==(const PriceDoubt &) const = default;
};

std::vector<PriceDoubt> doubtfulPrices(const Prices &prices, int players);

/// From a power of 1 to 4; nothing beyond.
constexpr std::optional<int> powerPrice(const Prices &prices, int from)
{
    return from >= 1 && from < mostPower ? std::optional(prices.power[static_cast<std::size_t>(from - 1)])
                                         : std::nullopt;
}

/// For a power of 1 to 4; nothing for others.
constexpr std::optional<int> subcontractorPrice(int power)
{
    return power >= 1 && power <= mostPower
               ? std::optional(subcontractorPrices[static_cast<std::size_t>(power - 1)])
               : std::nullopt;
}

constexpr bool subcontractorAllowed(int power, Layer layer)
{
    return power <= subcontractorLimits[at(layer)];
}

/// Beside the bribe tile: the rent of the subcontractor that comes along, if there is one (0: there is none).
constexpr int bribeFee(int subcontractor)
{
    return subcontractorPrice(subcontractor).value_or(0);
}

} // namespace scoring::rockwell
