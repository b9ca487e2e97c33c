// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/pieces.h"
#include "scoring/the_ruhr/places.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace scoring::the_ruhr {

/// What is on the back of a dam tile: one of the 18 demands, or one of the four kinds of water; by its number
/// in the table below.
enum class Tile : std::uint8_t {};

enum class FactoryKind : std::uint8_t { Smelter, CrushingMill, ArmsFactory };

/// The factories a demand is about.
enum class Factories : std::uint8_t {
    None,
    Smelters,
    CrushingMills,
    ArmsFactories,
    InBroichAndBerg,
    InWerden,
    InEssen,
    InMark
};

enum class TileKind : std::uint8_t { Demand, Water };

struct TileFacts {
    std::string_view name;
    TileKind kind{};
    Factories factories{};
    bool ruhrort = false;
    std::array<bool, cityCount>
        cities{};      ///< Kettwig, Werden, Steele, Hattingen, Blankenstein, Witten, Muelheim
    int depotDice = 0; ///< by how much every die in a depot changes
};

namespace detail {

constexpr TileFacts demandAtFactories(std::string_view name, Factories factories)
{
    return {name, TileKind::Demand, factories, false, {}, 0};
}

constexpr TileFacts demandIn(std::string_view name, std::initializer_list<City> named)
{
    TileFacts facts{name, TileKind::Demand, Factories::None, false, {}, 0};
    for (const City city : named)
        facts.cities[at(city)] = true;
    return facts;
}

constexpr TileFacts water(std::string_view name, int depotDice)
{
    return {name, TileKind::Water, Factories::None, false, {}, depotDice};
}

} // namespace detail

inline constexpr std::array tiles = [] {
    using enum City;
    using namespace detail;
    return std::array{
        demandAtFactories("D01", Factories::Smelters),
        demandAtFactories("D02", Factories::CrushingMills),
        demandAtFactories("D03", Factories::ArmsFactories),
        demandAtFactories("D04", Factories::InBroichAndBerg),
        demandAtFactories("D05", Factories::InWerden),
        demandAtFactories("D06", Factories::InEssen),
        demandAtFactories("D07", Factories::InMark),
        demandIn("D08", {Blankenstein}),
        TileFacts{"D09", TileKind::Demand, Factories::None, true, {}, 0},
        demandIn("D10", {Muelheim}),
        demandIn("D11", {Blankenstein, Muelheim}),
        demandIn("D12", {Werden, Witten, Steele}),
        demandIn("D13", {Muelheim, Kettwig, Steele}),
        demandIn("D14", {Muelheim, Werden, Witten}),
        demandIn("D15", {Hattingen, Blankenstein, Steele}),
        demandIn("D16", {Kettwig, Hattingen, Blankenstein}),
        demandIn("D17", {Kettwig, Witten, Blankenstein}),
        demandIn("D18", {Muelheim, Werden, Hattingen}),
        water("W-LOW", 0),
        water("W-LOW-UP", 1),
        water("W-HIGH", 0),
        water("W-HIGH-DOWN", -1),
    };
}();

static_assert(std::ranges::count(tiles, TileKind::Demand, &TileFacts::kind) == 18);
static_assert(std::ranges::all_of(cities, [](City city) {
    const bool often = city == City::Blankenstein || city == City::Muelheim;
    return std::ranges::count_if(tiles, [=](const TileFacts &tile) { return tile.cities[at(city)]; }) ==
           (often ? 5 : 3);
}));

constexpr const TileFacts &facts(Tile tile)
{
    return tiles[at(tile)];
}

/// Any water bans the actions with Pilot for the round.
constexpr bool bansPilots(Tile tile)
{
    return facts(tile).kind == TileKind::Water;
}

/// Whether a factory of that kind and region gets a thaler.
constexpr bool wantsCoalAt(Tile tile, FactoryKind kind, Region region)
{
    switch (facts(tile).factories) {
    case Factories::None:
        return false;
    case Factories::Smelters:
        return kind == FactoryKind::Smelter;
    case Factories::CrushingMills:
        return kind == FactoryKind::CrushingMill;
    case Factories::ArmsFactories:
        return kind == FactoryKind::ArmsFactory;
    case Factories::InBroichAndBerg:
        return region == Region::Broich || region == Region::Berg;
    case Factories::InWerden:
        return region == Region::Werden;
    case Factories::InEssen:
        return region == Region::Essen;
    case Factories::InMark:
        return region == Region::Mark;
    }
    return false;
}

/// Thalers on a place that a demand names.
constexpr int withDemand(int thalers)
{
    return std::min(mostThalersOnAPlace, thalers + 1);
}

} // namespace scoring::the_ruhr
