// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/at.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace scoring::rockwell {

inline constexpr int fewestPlayers = 2;
inline constexpr int mostPlayers = 4;

/// What the box holds of everything the rules count. Cubes, money and tokens never run out.
inline constexpr int layerCount = 4;
inline constexpr int tilesPerLayer = 8;
inline constexpr int layerTiles = 32;
inline constexpr int entrances = 4;
inline constexpr int subcontractorDice = 3;
inline constexpr int extractionDecks = 8;
inline constexpr int deliveryTiles = 28;
inline constexpr int bribeTiles = 3;
inline constexpr int crewsPerPlayer = 4;
inline constexpr int vicePresidentsPerPlayer = 2;
inline constexpr int shaftsPerPlayer = 3;
inline constexpr int safetyTilesPerPlayer = 2;
inline constexpr int drillRounds = 4;
inline constexpr int mostPower = 4;
inline constexpr int mostLevel = 3; ///< of permanent safety and of movement
inline constexpr int boardOneSpaces = 4;
static_assert(layerCount * tilesPerLayer == layerTiles);

using scoring::at;

enum class Resource : std::uint8_t { Zinc, Copper, Silver, Gold };

inline constexpr std::array resources{Resource::Zinc, Resource::Copper, Resource::Silver, Resource::Gold};
inline constexpr std::array<std::string_view, 4> resourceNames{"zinc", "copper", "silver", "gold"};

struct MarketValue {
    Resource resource{};
    int dollars = 0;
};

/// Buying price, selling price and worth in a bid; never changes. Most valuable first: danger takes the cubes
/// in this order.
inline constexpr std::array marketValues{
    MarketValue{Resource::Gold, 1000},
    MarketValue{Resource::Silver, 800},
    MarketValue{Resource::Copper, 600},
    MarketValue{Resource::Zinc, 400},
};

constexpr int valueOf(Resource resource)
{
    return marketValues[marketValues.size() - 1 - at(resource)].dollars;
}
static_assert(valueOf(Resource::Zinc) == 400 && valueOf(Resource::Copper) == 600 &&
              valueOf(Resource::Silver) == 800 && valueOf(Resource::Gold) == 1000);

/// Every amount of money is a multiple of this.
inline constexpr int smallestMoney = 100;

/// Cubes by resource, in the order zinc, copper, silver, gold. A large cube is five.
struct Cubes {
    std::array<int, 4> numbers{};

    constexpr int &operator[](Resource resource) { return numbers[at(resource)]; }
    constexpr int operator[](Resource resource) const { return numbers[at(resource)]; }
    constexpr int sum() const { return numbers[0] + numbers[1] + numbers[2] + numbers[3]; }
    constexpr Cubes &operator+=(const Cubes &other)
    {
        for (const Resource resource : resources)
            numbers[at(resource)] += other[resource];
        return *this;
    }
    constexpr Cubes &operator-=(const Cubes &other)
    {
        for (const Resource resource : resources)
            numbers[at(resource)] -= other[resource];
        return *this;
    }
    friend constexpr Cubes operator+(Cubes left, const Cubes &right) { return left += right; }
    friend constexpr Cubes operator-(Cubes left, const Cubes &right) { return left -= right; }
    bool operator==(const Cubes &) const = default;
};

/// The layers of the board, from the outside in.
enum class Layer : std::uint8_t { A, B, C, D };

inline constexpr std::array layers{Layer::A, Layer::B, Layer::C, Layer::D};
inline constexpr std::array<std::string_view, layerCount> layerNames{"A", "B", "C", "D"};

} // namespace scoring::rockwell
