// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct BackupCommand {
    StoreOptions store;
    std::string file;
};

/// A consistent copy, even while the app runs.
ExitCode run(const BackupCommand &command);

} // namespace companion
