// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct HistoryCommand {
    StoreOptions store;
    GameFilters filters;
    std::optional<int> limit;
};

/// The chosen games, newest first.
ExitCode run(const HistoryCommand &command);

} // namespace companion
