// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct CheckCommand {
    StoreOptions store;
    bool rebuild = false; ///< makes everything that follows from the events anew
    bool repair = false;  ///< puts the newest good backup in the place of a damaged file
};

/// Done when the history is sound, Failed when it is not.
ExitCode run(const CheckCommand &command);

} // namespace companion
