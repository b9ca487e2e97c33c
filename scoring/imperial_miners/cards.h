// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/at.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace scoring::imperial_miners {

using scoring::at;

/// A level of mine cards. It is also the number of the row in which they lie.
struct LevelFacts {
    int level = 0;
    int cards = 0;
    int leastCost = 0; ///< as printed
    int mostCost = 0;
};

// clang-format off
inline constexpr std::array levels{
    //         level cards cost
    LevelFacts{1,    36,   0, 0},
    LevelFacts{2,    43,   2, 2},
    LevelFacts{3,    43,   0, 13},
    LevelFacts{4,    14,   0, 0},
};
// clang-format on
inline constexpr int levelCount = static_cast<int>(levels.size());
static_assert(levels[0].cards + levels[1].cards + levels[2].cards + levels[3].cards == 136);

constexpr bool isLevel(int level)
{
    return level >= 1 && level <= levelCount;
}

constexpr const LevelFacts &levelFacts(int level)
{
    return levels[static_cast<std::size_t>(level - 1)];
}

/// Whether a card of that level can cost that much. Effects may have lowered what is printed.
constexpr bool isCost(int level, int cost)
{
    return cost >= 0 && cost <= levelFacts(level).mostCost;
}

/// A cost that an effect lowers never falls below 0.
constexpr int loweredCost(int cost, int by)
{
    return std::max(0, cost - by);
}

enum class Faction : std::uint8_t { Scots, Barbarians, Egyptians, Japanese, Atlanteans, Romans };
inline constexpr std::array allFactions{Faction::Scots,    Faction::Barbarians, Faction::Egyptians,
                                        Faction::Japanese, Faction::Atlanteans, Faction::Romans};
inline constexpr std::array<std::string_view, 6> factionNames{"scots",    "barbarians", "egyptians",
                                                              "japanese", "atlanteans", "romans"};

inline constexpr int mostFactionsPerCard = 2;
inline constexpr int mostMachinesPerCard = 3;
inline constexpr int mostCollapsesPerCard = 1;
inline constexpr int effectsOfTheSurface = 3;

} // namespace scoring::imperial_miners
