// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/game_kind.h"
#include "scoring/game_score.h"
#include "scoring/imperial_miners/solo.h"
#include "scoring/seat.h"

#include <optional>
#include <vector>

namespace scoring {

/// A game of which only the result is known: scored on paper, or imported.
struct Totals {
    std::vector<int> points;                 ///< per seat
    std::optional<std::vector<int>> winners; ///< seats, where points alone do not say who won
    Seat startingPlayer{};
    bool operator==(const Totals &) const = default;
};

enum class TotalsWarningCode : std::uint8_t {
    WinnerNotHighest, ///< players: the winners who do not have the most points
    VictoryNotShared, ///< players: who has as many points as the winners, in a game without a tie-break
};

/// What the rules of the game do not give but the table may have decided.
struct TotalsWarning {
    TotalsWarningCode code{};
    std::vector<int> players; ///< seats
    bool operator==(const TotalsWarning &) const = default;
};

struct TotalsScore : GameScore {
    std::vector<TotalsWarning> warnings;
    std::optional<imperial_miners::SoloRank> soloRank; ///< of who played Imperial Miners alone
    bool operator==(const TotalsScore &) const = default;
};

/// The score has the single line "total". Winners that are named come first, whatever their points.
TotalsScore score(const Totals &totals, GameKind game);

} // namespace scoring
