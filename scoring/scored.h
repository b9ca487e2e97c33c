// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/record.h"

#include <variant>

namespace scoring {

/// The score of a record: of the game's own kind, or of totals alone.
using Scored =
    std::variant<TotalsScore, coal_baron::Score, rockwell::Score, the_ruhr::Score, imperial_miners::Score>;

Scored scored(const Record &record);

/// What every score has.
const GameScore &gameScore(const Scored &scored);

} // namespace scoring
