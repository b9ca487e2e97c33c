// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/game_score.h"
#include "scoring/the_ruhr/checks.h"
#include "scoring/the_ruhr/final.h"
#include "scoring/the_ruhr/options.h"

#include <array>
#include <vector>

namespace scoring::the_ruhr {

/// Everything that is needed to score a game: what everyone has after the twelfth round.
struct Game {
    Options options;
    FinalState players; ///< per seat
    bool operator==(const Game &) const = default;
};

struct Score : GameScore {
    std::array<std::vector<Award>, dumpCount>
        dumpMajorities; ///< dump by dump, the line of that name explained
    std::vector<Warning> warnings;
    bool operator==(const Score &) const = default;
};

/// There is no tie-break: who has most points shares the victory with all who have as many.
Score score(const Game &game);

} // namespace scoring::the_ruhr
