// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/checks.h"
#include "scoring/coal_baron/final.h"
#include "scoring/coal_baron/shift.h"
#include "scoring/game_score.h"

#include <optional>
#include <vector>

namespace scoring::coal_baron {

/// Everything that is needed to score a game: the state after each shift so far, and the end.
struct Game {
    Options options;
    Seat startingPlayer{};
    std::vector<ShiftState> shifts;  ///< up to 3, each with the same number of seats
    std::optional<FinalState> final; ///< only after the third shift
    int players() const { return shifts.empty() ? 0 : static_cast<int>(shifts.front().size()); }
    bool operator==(const Game &) const = default;
};

struct Score : GameScore {
    std::vector<NextStart> nextStarts; ///< after shifts 1 and 2, as far as they were played
    std::vector<int> marksLeft;        ///< per seat, after the conversion at the end; empty before
    std::vector<Warning> warnings;
    bool operator==(const Score &) const = default;
};

Score score(const Game &game);

} // namespace scoring::coal_baron
