// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/ranking.h"

#include <array>
#include <string_view>

namespace scoring {

enum class GameKind : std::uint8_t { CoalBaron, Rockwell, TheRuhr, ImperialMiners };

/// What can be said of a game without knowing its rules.
struct GameFacts {
    std::string_view name; ///< as in records
    int fewestPlayers = 0;
    int mostPlayers = 0;
    DecidedBy tieBreak{};   ///< the first one; Shared when the game has none
    bool belowZero = false; ///< whether a total can be
};

inline constexpr std::array gameFacts{
    GameFacts{"coal-baron", 2, 4, DecidedBy::Marks, true},
    GameFacts{"rockwell", 2, 4, DecidedBy::Goals, false},
    GameFacts{"the-ruhr", 2, 4, DecidedBy::Shared, true},
    GameFacts{"imperial-miners", 1, 5, DecidedBy::Coins, false},
};

constexpr const GameFacts &facts(GameKind game)
{
    return gameFacts[static_cast<std::size_t>(game)];
}

} // namespace scoring
