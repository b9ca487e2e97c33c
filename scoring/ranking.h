// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace scoring {

/// What settled who won; Hand where the winners were named and neither points nor tie-breaks make them so.
enum class DecidedBy : std::uint8_t { Points, Marks, Goals, Cubes, Coins, Carts, Shared, Solo, Hand };

/// A value that is compared among those still equal; more is better.
struct TieBreak {
    DecidedBy by = DecidedBy::Shared;
    std::vector<int> values; ///< per seat
};

struct Ranking {
    std::vector<int> ranks;   ///< per seat: 1, 1, 3
    std::vector<int> winners; ///< seats of rank 1, in seating order
    DecidedBy decidedBy = DecidedBy::Points;
    bool operator==(const Ranking &) const = default;
};

/// Ranks by points, then by the tie-breaks in the order given; who is equal in all of them shares the rank.
Ranking rank(const std::vector<int> &points, const std::vector<TieBreak> &tieBreaks);

} // namespace scoring
