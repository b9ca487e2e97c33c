// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/at.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace scoring::coal_baron {

/// The four kinds of coal; also the four levels of a mine, from the top down.
enum class Coal : std::uint8_t { Yellow, Brown, Grey, Black };
inline constexpr std::array coals{Coal::Yellow, Coal::Brown, Coal::Grey, Coal::Black};
inline constexpr std::string_view coalLetters = "ybgk";
inline constexpr std::array<std::string_view, 4> coalNames{"yellow", "brown", "grey", "black"};

enum class Vehicle : std::uint8_t { Wheelbarrow, HorseCart, Truck, Train };
inline constexpr std::array vehicles{Vehicle::Wheelbarrow, Vehicle::HorseCart, Vehicle::Truck,
                                     Vehicle::Train};
inline constexpr std::array<std::string_view, 4> vehicleNames{"wheelbarrow", "horse-cart", "truck", "train"};

/// Left of the shaft, with lanterns, and right of it, without.
enum class Side : std::uint8_t { Light, Dark };
inline constexpr std::array sides{Side::Light, Side::Dark};
inline constexpr std::array<std::string_view, 2> sideNames{"light", "dark"};

inline constexpr int fewestPlayers = 2;
inline constexpr int mostPlayers = 4;
inline constexpr int shiftCount = 3;

inline constexpr int cubesPerColour = 16;
inline constexpr int cubesInTheBox = 64;
inline constexpr int cagePlaces = 5;
static_assert(cubesPerColour * static_cast<int>(coals.size()) == cubesInTheBox);

using scoring::at;

/// A number for each kind of coal, in the order yellow, brown, grey, black.
struct PerCoal {
    std::array<int, 4> numbers{};
    constexpr int &operator[](Coal coal) { return numbers[at(coal)]; }
    constexpr int operator[](Coal coal) const { return numbers[at(coal)]; }
    constexpr int sum() const { return numbers[0] + numbers[1] + numbers[2] + numbers[3]; }
    bool operator==(const PerCoal &) const = default;
};

} // namespace scoring::coal_baron
