// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rating.h"

#include <cstdint>
#include <span>

namespace db {

/// How one person did in one game.
struct Result {
    std::int64_t person = 0;
    int total = 0;
    int rank = 0;
    bool winner = false;
};

/// How one person did over many games.
struct Standing {
    int games = 0;
    int wins = 0;
    double winShare = 0.0; ///< the sum: a win shared by two counts a half for each
    std::int64_t points = 0;
    int best = 0;
    scoring::Rating rating;
    bool operator==(const Standing &) const = default;
};

/// Counts one more game: `standings` of the people of `results`, in the same order. Alone at the table nobody
/// is rated.
void count(std::span<Standing *const> standings, std::span<const Result> results);

} // namespace db
