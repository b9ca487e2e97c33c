// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/score.h"
#include "scoring/seat.h"

#include <string_view>
#include <vector>

namespace scoring {

/// An award that is different after a correction. A line or a seat that is only in one of the
/// scores counts as 0 in the other.
struct AwardChange {
    int shift = 0;
    std::string_view name; ///< of the line
    Seat seat{};
    Award before;
    Award after;
    bool operator==(const AwardChange &) const = default;
};

/// What changed from one score to another, in the order of the lines.
std::vector<AwardChange> changesBetween(const std::vector<Line> &before, const std::vector<Line> &after);

} // namespace scoring
