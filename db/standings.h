// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/choice.h"
#include "db/tally.h"

#include <cstdint>
#include <map>
#include <optional>

namespace db {

/// Shown for someone who was deleted; programs translate it.
inline constexpr std::string_view deletedPlayer = "deleted player";

using Standings = std::map<std::int64_t, Standing>; ///< by person

/// The standings over the chosen games: read off where they are kept ready (all games, those of one group,
/// game, season, year or number of players), else counted game by game.
Standings standings(Store &store, const Choice &choice, const Progress &progress = {});

// What keeps them ready. Inside a Change: the newest game is counted at once; anything else makes the
// standings it touches stale until refreshStandings() counts those anew.
void gameAdded(Store &store, std::int64_t game);
void gameGone(Store &store, std::int64_t game); ///< before its results are removed
void moveResults(Store &store, std::int64_t person, std::int64_t into);
void seasonChanged(Store &store, std::int64_t season);
void seasonDropped(Store &store, std::int64_t season);
void refreshStandings(Store &store);
void forgetStandings(Store &store); ///< all of them, before a rebuild

} // namespace db
