// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct VersusCommand {
    StoreOptions store;
    GameFilters filters;
    std::string first;
    std::string second;
};

/// Two people over the games they both played.
ExitCode run(const VersusCommand &command);

} // namespace companion
