// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct ShowCommand {
    StoreOptions store;
    std::string id;
    std::optional<int> revision; ///< 1 is the first record the game had; else the one that counts
};

/// The score sheet of a game, or its record as JSON.
ExitCode run(const ShowCommand &command);

} // namespace companion
