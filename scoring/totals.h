// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/ranking.h"
#include "scoring/score.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace scoring {

enum class GameKind : std::uint8_t { CoalBaron, Rockwell, TheRuhr, ImperialMiners };

/// What can be said of a game without knowing its rules.
struct GameFacts {
    std::string_view name; ///< as in records
    int fewestPlayers = 0;
    int mostPlayers = 0;
    DecidedBy tieBreak{}; ///< the first one; Shared when the game has none
};

inline constexpr std::array gameFacts{
    GameFacts{"coal-baron", 2, 4, DecidedBy::Marks},
    GameFacts{"rockwell", 2, 4, DecidedBy::Goals},
    GameFacts{"the-ruhr", 2, 4, DecidedBy::Shared},
    GameFacts{"imperial-miners", 1, 5, DecidedBy::Coins},
};

constexpr const GameFacts &facts(GameKind game)
{
    return gameFacts[static_cast<std::size_t>(game)];
}

/// A game of which only the result is known: scored on paper, or imported.
struct Totals {
    std::vector<int> points; ///< per seat
    std::optional<std::vector<int>>
        winners; ///< seats, where a tie-break decided among those with most points
    bool operator==(const Totals &) const = default;
};

struct TotalsScore {
    std::vector<Line> lines; ///< the single line "total"
    Ranking ranking;
};

TotalsScore score(const Totals &totals, GameKind game);

} // namespace scoring
