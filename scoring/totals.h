// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/game_kind.h"
#include "scoring/game_score.h"
#include "scoring/imperial_miners/solo.h"

#include <optional>
#include <vector>

namespace scoring {

/// A game of which only the result is known: scored on paper, or imported.
struct Totals {
    std::vector<int> points; ///< per seat
    std::optional<std::vector<int>>
        winners; ///< seats, where a tie-break decided among those with most points
    bool operator==(const Totals &) const = default;
};

struct TotalsScore : GameScore {
    std::optional<imperial_miners::SoloRank> soloRank; ///< of who played Imperial Miners alone
    bool operator==(const TotalsScore &) const = default;
};

/// The score has the single line "total".
TotalsScore score(const Totals &totals, GameKind game);

} // namespace scoring
