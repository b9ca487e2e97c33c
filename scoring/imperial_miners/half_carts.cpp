// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/half_carts.h"

namespace scoring::imperial_miners {

std::string code(const HalfCarts &halfCarts)
{
    std::string letters;
    for (const Half half : halfCarts.halves)
        letters += halfLetters[at(half)];
    return letters;
}

std::optional<HalfCarts> findHalfCarts(std::string_view code)
{
    if (code.size() != allSlots.size())
        return std::nullopt;
    HalfCarts found;
    for (std::size_t slot = 0; slot < allSlots.size(); ++slot) {
        const std::size_t half = halfLetters.find(code[slot]);
        if (half == std::string_view::npos)
            return std::nullopt;
        found.halves[slot] = static_cast<Half>(half);
    }
    return found;
}

} // namespace scoring::imperial_miners
