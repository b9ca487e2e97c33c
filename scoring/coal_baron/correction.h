// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/table.h"
#include "scoring/difference.h"

#include <span>
#include <vector>

namespace scoring::coal_baron {

/// What adding entries to a log would do: a late delivery, an undo far back, a recount.
struct Correction {
    Folded result;
    std::vector<AwardChange> changes;       ///< of the lines scored before and after
    std::vector<int> pointsBefore;          ///< per seat
    std::vector<int> pointsAfter;           ///< per seat
    std::vector<RefusedEvent> newlyRefused; ///< events that no longer fit, numbered in the corrected log
};

Correction correct(std::span<const LogEntry> log, std::span<const LogEntry> added);

} // namespace scoring::coal_baron
