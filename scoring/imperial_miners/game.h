// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/game_score.h"
#include "scoring/imperial_miners/checks.h"
#include "scoring/imperial_miners/final.h"
#include "scoring/imperial_miners/options.h"
#include "scoring/imperial_miners/solo.h"

#include <optional>
#include <vector>

namespace scoring::imperial_miners {

/// Everything that is needed to score a game: what each player has at the end.
struct Game {
    Options options;
    FinalState players; ///< 1 to 5
    bool operator==(const Game &) const = default;
};

struct Score : GameScore {
    std::vector<int> coinValues;      ///< per seat; they break ties and are worth no points
    std::optional<SoloRank> soloRank; ///< of a player who played alone
    std::vector<Warning> warnings;
    bool operator==(const Score &) const = default;
};

/// Places behind the winner are ours: the rulebook only names the winner. Who plays alone does not win.
Score score(const Game &game);

} // namespace scoring::imperial_miners
