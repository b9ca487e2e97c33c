// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/ranking.h"
#include "scoring/score.h"

#include <vector>

namespace scoring {

/// A scored game, of whichever box. Each game adds what only it has.
struct GameScore {
    std::vector<Line> lines;
    std::vector<int> totals; ///< per seat: the sums of the lines
    Ranking ranking;         ///< the standing so far, or the result once the end is known
    bool operator==(const GameScore &) const = default;
};

} // namespace scoring
