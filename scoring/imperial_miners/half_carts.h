// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/grid.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scoring::imperial_miners {

/// What is printed on one side of a card.
enum class Half : std::uint8_t { None, Empty, Loaded };

/// The sides of a card.
struct HalfCarts {
    std::array<Half, allSlots.size()> halves{};
    constexpr Half &operator[](Slot slot) { return halves[at(slot)]; }
    constexpr Half operator[](Slot slot) const { return halves[at(slot)]; }
    bool operator==(const HalfCarts &) const = default;
};

inline constexpr std::string_view halfLetters = "-EF";

/// "FE--EF": a letter for each slot in their order, F loaded, E empty, - none.
std::string code(const HalfCarts &halfCarts);

/// The half carts with that code; nothing if it is none.
std::optional<HalfCarts> findHalfCarts(std::string_view code);

} // namespace scoring::imperial_miners
