// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/seat.h"

#include <span>
#include <vector>

namespace scoring::the_ruhr {

/// A barge on the river.
struct Barge {
    Seat seat{};
    int riverIndex = 0; ///< 0 is the most upstream space
    int arrival = 0;    ///< later arrivals have higher numbers
    bool operator==(const Barge &) const = default;
};

/// Who acts first: the barge furthest upstream, and so on. On one place whoever arrived earlier lies further
/// downstream, so the later arrival acts first.
std::vector<Seat> turnOrder(std::span<const Barge> barges);

} // namespace scoring::the_ruhr
