// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct LeaderboardCommand {
    StoreOptions store;
    GameFilters filters;
    std::optional<int> limit; ///< the best so many
};

/// The standings over the chosen games, best rating first.
ExitCode run(const LeaderboardCommand &command);

} // namespace companion
