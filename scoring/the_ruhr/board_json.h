// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/event_json.h"
#include "scoring/the_ruhr/board.h"

/// How places are written, and the printed board as far as a group knows it. scoring/event_json.h finds these
/// by their arguments.
namespace scoring::the_ruhr {

constexpr auto namesOf(Type<City>)
{
    return cityNames;
}

constexpr auto namesOf(Type<Dump>)
{
    return dumpNames;
}

constexpr auto namesOf(Type<Country>)
{
    return std::array<std::string_view, countryCount>{"rhineland", "netherlands", "belgium"};
}

constexpr auto namesOf(Type<Region>)
{
    return std::array<std::string_view, regions.size()>{"mark", "essen", "werden", "broich", "berg"};
}

constexpr auto namesOf(Type<Die>)
{
    return std::array<std::string_view, 2>{"black", "white"};
}

constexpr auto namesOf(Type<DepotArrow>)
{
    return std::array<std::string_view, 3>{"city", "factory", "pilot"};
}

constexpr auto namesOf(Type<FactoryKind>)
{
    return std::array<std::string_view, 3>{"smelter", "crushingMill", "armsFactory"};
}

constexpr auto namesOf(Type<TransportTrack>)
{
    return std::array<std::string_view, transportTrackCount>{"dirtRoad", "asphaltRoad", "railway"};
}

constexpr auto namesOf(Type<PlaceKind>)
{
    return std::array<std::string_view, 3>{"factory", "ruhrort", "city"};
}

// In the order of at(Area).
inline constexpr std::array<std::string_view, areaCount> areaNames{
    "blackFactory", "blackRuhrort", "blackCity", "whiteFactory", "whiteRuhrort", "whiteCity"};

// The numbers of players for which the set-up is printed.
inline constexpr std::array<std::string_view, mostPlayers - fewestPlayers + 1> tableSizes{"2", "3", "4"};

constexpr auto fieldsOf(Type<Area>)
{
    return std::tuple{Field{"die", &Area::die}, Field{"kind", &Area::kind}};
}

inline Json toJson(const PerArea &cubes)
{
    return writeNamed(areaNames, cubes.numbers);
}

inline void fromJson(JsonReader &reader, const Node &node, PerArea &cubes)
{
    readNamed(reader, node, areaNames, cubes.numbers);
}

constexpr auto fieldsOf(Type<Coal>)
{
    return std::tuple{Field{"die", &Coal::die}, Field{"face", &Coal::face}};
}

constexpr auto fieldsOf(Type<TrackFacts>)
{
    return std::tuple{Field{"spaces", &TrackFacts::spaces}, Field{"arrow", &TrackFacts::arrow}};
}

constexpr auto fieldsOf(Type<DepotFacts>)
{
    return std::tuple{Field{"region", &DepotFacts::region}, Field{"arrow", &DepotFacts::arrow},
                      Field{"riverIndex", &DepotFacts::riverIndex}};
}

constexpr auto fieldsOf(Type<FactoryFacts>)
{
    return std::tuple{Field{"kind", &FactoryFacts::kind}, Field{"region", &FactoryFacts::region},
                      Field{"riverIndex", &FactoryFacts::riverIndex}};
}

constexpr auto fieldsOf(Type<SiteFacts>)
{
    return std::tuple{Field{"spaces", &SiteFacts::spaces}, Field{"prices", &SiteFacts::prices}};
}

constexpr auto fieldsOf(Type<Board>)
{
    return std::tuple{Field{"lastExportIndex", &Board::lastExportIndex},
                      Field{"exportValues", &Board::exportValues},
                      Field{"rowBonus", &Board::rowBonus},
                      NamedField{"areaSpaces", &Board::areaSpaces, areaNames},
                      NamedField{"combinations", &Board::combinations, tokenNames},
                      Field{"depots", &Board::depots},
                      Field{"factories", &Board::factories},
                      NamedField{"cityIndex", &Board::cityIndex, cityNames},
                      NamedField{"citySpaces", &Board::citySpaces, cityNames},
                      NamedField{"dumpSpaces", &Board::dumpSpaces, dumpNames},
                      NamedField{"tracks", &Board::tracks, namesOf(Type<TransportTrack>())},
                      NamedField{"startDice", &Board::startDice, tableSizes},
                      Field{"rowsRead", &Board::rowsRead}};
}

} // namespace scoring::the_ruhr
