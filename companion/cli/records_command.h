// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct RecordsCommand {
    StoreOptions store;
    GameFilters filters;
};

/// For each game: the highest score, the closest finish, the most of each line.
ExitCode run(const RecordsCommand &command);

} // namespace companion
