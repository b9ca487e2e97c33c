// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct StatisticsCommand {
    StoreOptions store;
    GameFilters filters;
    std::string person;
};

/// One person: wins, streaks, and where the points come from.
ExitCode run(const StatisticsCommand &command);

} // namespace companion
