// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/places.h"
#include "scoring/the_ruhr/tokens.h"

#include <algorithm>
#include <array>
#include <optional>

namespace scoring::the_ruhr {

/// An area of development spaces on a player board: the upper row is for black, the lower for white dice;
/// from left to right they are for factories, Ruhrort and cities.
struct Area {
    Die die{};
    PlaceKind kind{};
    bool operator==(const Area &) const = default;
};
inline constexpr std::size_t areaCount = 6;
inline constexpr int fewestSpacesInAnArea = 2; ///< each has 2 or 3, the player board tells which
inline constexpr int mostSpacesInAnArea = 3;

constexpr std::size_t at(Area area)
{
    return at(area.die) * 3 + at(area.kind);
}

/// Cubes, or cubes needed, per area.
struct PerArea {
    std::array<int, areaCount> numbers{};
    constexpr int &operator[](Area area) { return numbers[at(area)]; }
    constexpr int operator[](Area area) const { return numbers[at(area)]; }
    bool operator==(const PerArea &) const = default;
};

/// Whether the cubes complete a combination. They are not spent.
constexpr bool earns(const PerArea &cubes, const PerArea &needed)
{
    return std::ranges::equal(cubes.numbers, needed.numbers, std::ranges::greater_equal{});
}

/// The one combination that the rulebook tells: at a factory 1 black and 2 white, in Ruhrort 2 black, in a
/// city 1 black.
inline constexpr PerArea innCubes = [] {
    PerArea needed;
    needed[{Die::Black, PlaceKind::Factory}] = 1;
    needed[{Die::White, PlaceKind::Factory}] = 2;
    needed[{Die::Black, PlaceKind::Ruhrort}] = 2;
    needed[{Die::Black, PlaceKind::City}] = 1;
    return needed;
}();

} // namespace scoring::the_ruhr
