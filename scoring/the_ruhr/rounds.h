// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/pieces.h"
#include "scoring/the_ruhr/places.h"

#include <algorithm>
#include <array>
#include <optional>

namespace scoring::the_ruhr {

enum class RoundEvent : std::uint8_t {
    ShippingBegins,
    LocksBegin,
    ShippingFund,
    RoadsExtended,
    LocksFinished,
    BargesCarryMore,
    ShippingGetsDearer,
    FirstCoalByRail,
    SteamEngines,
    PeakOfShipping,
    ValleyRailway,
    ShippingGivenUp,
};

enum class TransportTrack : std::uint8_t { DirtRoad, AsphaltRoad, Railway };
inline constexpr std::size_t transportTrackCount = 3;

/// What every player chooses when the event happens: 1 thaler or 1 VP.
enum class RoundChoice : std::uint8_t { Nothing, Lose, Gain };

struct Round {
    int number = 0;
    std::optional<int> year; ///< nothing where the rulebook does not tell it
    RoundEvent event{};
    RoundChoice choice{};
    bool warehouse = false; ///< everyone gets the one from the round track
    TransportTrack track{};
    int lockPrice = 0; ///< 0: no locks yet
    std::array<int, 2> paidActions{};
    std::optional<Region> pushedBlackDie; ///< nothing where the text is silent
    int flag = 0;                         ///< which of the flags is revealed; 0: none
    bool draw = false;
    bool exportScored = false;
};

namespace detail {

inline constexpr auto unknown = std::nullopt;
inline constexpr bool x = true;
inline constexpr bool o = false;

} // namespace detail

// clang-format off
inline constexpr std::array rounds = [] {
    using enum RoundEvent;
    using enum RoundChoice;
    using enum TransportTrack;
    using namespace detail;
    return std::array{
        //    no. year     event               choice   house track        lock paid    pushed          flag draw export
        Round{1,  1769,    ShippingBegins,     Nothing, o,    DirtRoad,    0,   {1, 2}, unknown,        0,   x,   o},
        Round{2,  unknown, LocksBegin,         Nothing, o,    DirtRoad,    2,   {1, 2}, Region::Essen,  0,   x,   o},
        Round{3,  unknown, ShippingFund,       Lose,    o,    DirtRoad,    2,   {1, 2}, Region::Werden, 0,   x,   o},
        Round{4,  1779,    RoadsExtended,      Nothing, o,    AsphaltRoad, 2,   {1, 2}, Region::Broich, 1,   x,   x},
        Round{5,  unknown, LocksFinished,      Nothing, o,    AsphaltRoad, 3,   {1, 2}, Region::Essen,  2,   x,   x},
        Round{6,  1782,    BargesCarryMore,    Gain,    x,    AsphaltRoad, 3,   {1, 2}, Region::Werden, 3,   x,   x},
        Round{7,  1784,    ShippingGetsDearer, Nothing, x,    AsphaltRoad, 3,   {2, 3}, Region::Broich, 4,   x,   x},
        Round{8,  1787,    FirstCoalByRail,    Nothing, o,    Railway,     3,   {2, 3}, Region::Essen,  5,   x,   x},
        Round{9,  1809,    SteamEngines,       Nothing, x,    Railway,     3,   {2, 3}, Region::Werden, 6,   x,   x},
        Round{10, 1860,    PeakOfShipping,     Gain,    x,    Railway,     3,   {2, 3}, Region::Broich, 7,   x,   x},
        Round{11, 1880,    ValleyRailway,      Nothing, x,    Railway,     3,   {2, 3}, Region::Essen,  8,   x,   x},
        Round{12, unknown, ShippingGivenUp,    Nothing, o,    Railway,     3,   {2, 3}, unknown,        0,   o,   o},
    };
}();
// clang-format on
static_assert(rounds.size() == roundCount);
static_assert(std::ranges::count(rounds, true, &Round::warehouse) == warehousesOnTheRoundTrack);
static_assert(std::ranges::count_if(rounds, [](const Round &round) { return round.flag > 0; }) ==
              inTheBox(Component::FlagToken));
static_assert(flagsOf(Country::Rhineland) + flagsOf(Country::Netherlands) + flagsOf(Country::Belgium) ==
              inTheBox(Component::FlagToken));
static_assert(std::ranges::all_of(rounds, [](const Round &round) {
    return round.exportScored == (round.flag > 0) && (round.flag == 0 || round.flag == round.number - 3);
}));

/// For rounds 1 to 12.
constexpr const Round &roundOf(int number)
{
    return rounds[static_cast<std::size_t>(number - 1)];
}

/// Whether the event of a round lays a track: the dirt road at the beginning, then each that takes its place.
constexpr bool laysTrack(int number)
{
    return number == 1 || roundOf(number).track != roundOf(number - 1).track;
}

/// Which of the five warehouses on the round track the event of a round hands out; nothing: none.
constexpr std::optional<std::size_t> roundTrackWarehouse(int number)
{
    if (!roundOf(number).warehouse)
        return std::nullopt;
    std::size_t before = 0;
    for (int earlier = 1; earlier < number; ++earlier)
        before += roundOf(earlier).warehouse ? 1U : 0U;
    return before;
}

} // namespace scoring::the_ruhr
