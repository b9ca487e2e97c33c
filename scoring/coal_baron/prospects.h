// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/table.h"

#include <vector>

namespace scoring::coal_baron {

/// Every segment due, scored as if the shift ended now; empty outside a shift.
std::vector<Line> segmentsIfEndedNow(const Table &table);

/// What a player would have to add to a segment to alter its points.
struct Prospect {
    Seat seat{};
    int segment = 0;        ///< 1 to 12
    int more = 0;           ///< squares or empty carts
    Reason reason{};        ///< of that player then
    std::vector<int> gains; ///< per seat: points against now, below 0 for a loss
    bool operator==(const Prospect &) const = default;
};

/// For every segment due and every player the smallest additions that alter the points, each with a different
/// outcome than the one before (first a tie, then alone in front). Only what the pieces left in the game
/// allow.
std::vector<Prospect> prospects(const Table &table);

} // namespace scoring::coal_baron
