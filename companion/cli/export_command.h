// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

#include <vector>

namespace companion {

struct ExportCommand {
    StoreOptions store;
    GameFilters filters;
    std::optional<int> limit;     ///< the newest so many
    std::vector<std::string> ids; ///< only these, where any are named
    std::string format;           ///< "steiger", "bgstats" or "csv"
    bool lines = false;           ///< csv: a row for each line of the score
    std::optional<std::string> out;
};

/// The chosen games, oldest first.
ExitCode run(const ExportCommand &command);

} // namespace companion
