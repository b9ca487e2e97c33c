// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/development.h"

#include <array>
#include <optional>
#include <vector>

namespace scoring::the_ruhr {

inline constexpr std::array defaultRowBonus{1, 0, 0, 0};

/// What only the printed board tells, as far as the group has written it down. What is missing is asked for
/// when it is needed.
struct Board {
    std::optional<int> lastExportIndex;              ///< the rightmost space of the export track
    std::vector<std::optional<int>> exportValues{1}; ///< from the left; the rulebook tells the first one
    std::vector<int> rowBonus{defaultRowBonus.begin(), defaultRowBonus.end()}; ///< from the top
    std::array<std::optional<int>, areaCount> areaSpaces{};
    std::array<std::optional<PerArea>, tokenCount> combinations = [] {
        std::array<std::optional<PerArea>, tokenCount> known{};
        known[at(Token::Inn)] = innCubes;
        return known;
    }();
    bool operator==(const Board &) const = default;
};

} // namespace scoring::the_ruhr
