// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/at.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace scoring::the_ruhr {

using scoring::at;

enum class City : std::uint8_t { Kettwig, Werden, Steele, Hattingen, Blankenstein, Witten, Muelheim };
inline constexpr std::array cities{City::Kettwig,      City::Werden, City::Steele,  City::Hattingen,
                                   City::Blankenstein, City::Witten, City::Muelheim};
inline constexpr std::size_t cityCount = cities.size();
inline constexpr std::array<std::string_view, cityCount> cityNames{
    "kettwig", "werden", "steele", "hattingen", "blankenstein", "witten", "muelheim"};

/// Down the river, by the map: the rulebook does not tell the order.
inline constexpr std::array citiesDownstream{City::Witten, City::Blankenstein, City::Hattingen, City::Steele,
                                             City::Werden, City::Kettwig,      City::Muelheim};

/// Cities that are scored together. Muelheim is in none.
enum class CityGroup : std::uint8_t { Essen, Mark, None };

constexpr CityGroup groupOf(City city)
{
    using enum CityGroup;
    constexpr std::array groups{Essen, Essen, Essen, Mark, Mark, Mark, None};
    return groups[at(city)];
}

enum class Region : std::uint8_t { Mark, Essen, Werden, Broich, Berg };
enum class Die : std::uint8_t { Black, White };

/// A coal dump, in the order of the records. Not a depot: dice never lie here.
enum class Dump : std::uint8_t { Broich, Werden, Essen, Mark };
inline constexpr std::array dumps{Dump::Broich, Dump::Werden, Dump::Essen, Dump::Mark};
inline constexpr std::size_t dumpCount = dumps.size();
inline constexpr std::array<std::string_view, dumpCount> dumpNames{"broich", "werden", "essen", "mark"};

struct RegionFacts {
    Region region{};
    std::optional<Die> coal; ///< what its depots hold; Berg is not named as a coal area
    std::optional<Dump> dump;
    int lockPoints = 0;
};

// clang-format off
inline constexpr std::array regions{
    //          region          coal          dump          lock
    RegionFacts{Region::Mark,   Die::White,   Dump::Mark,   3},
    RegionFacts{Region::Essen,  Die::Black,   Dump::Essen,  2},
    RegionFacts{Region::Werden, Die::Black,   Dump::Werden, 2},
    RegionFacts{Region::Broich, Die::Black,   Dump::Broich, 2},
    RegionFacts{Region::Berg,   std::nullopt, std::nullopt, 2},
};
// clang-format on

constexpr const RegionFacts &facts(Region region)
{
    return regions[at(region)];
}

/// Where a barge sells its coal. All factories are alike here.
enum class SalePlace : std::uint8_t {
    Kettwig,
    Werden,
    Steele,
    Hattingen,
    Blankenstein,
    Witten,
    Muelheim,
    Factory,
    Ruhrort
};
inline constexpr std::array<std::string_view, 9> salePlaceNames{
    "kettwig", "werden", "steele", "hattingen", "blankenstein", "witten", "muelheim", "factory", "ruhrort"};

enum class PlaceKind : std::uint8_t { Factory, Ruhrort, City };

constexpr PlaceKind kindOf(SalePlace place)
{
    if (place == SalePlace::Factory)
        return PlaceKind::Factory;
    return place == SalePlace::Ruhrort ? PlaceKind::Ruhrort : PlaceKind::City;
}

/// The city, where the place is one.
constexpr std::optional<City> cityOf(SalePlace place)
{
    return kindOf(place) == PlaceKind::City ? std::optional(cities[at(place)]) : std::nullopt;
}
constexpr SalePlace salePlaceOf(City city)
{
    return static_cast<SalePlace>(city);
}

/// A column of warehouse spaces in Ruhrort.
enum class Country : std::uint8_t { Rhineland, Netherlands, Belgium };
inline constexpr std::array countries{Country::Rhineland, Country::Netherlands, Country::Belgium};
inline constexpr std::size_t countryCount = countries.size();

/// How many of the flags show that country. Reviews tell it, the rulebook does not.
constexpr int flagsOf(Country country)
{
    constexpr std::array flags{3, 3, 2};
    return flags[at(country)];
}

} // namespace scoring::the_ruhr
