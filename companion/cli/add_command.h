// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

#include <vector>

namespace companion {

struct AddCommand {
    StoreOptions store;
    std::vector<std::string> files; ///< game records, "-" for standard input
};

/// Done only when every record is safely on disk.
ExitCode run(const AddCommand &command);

} // namespace companion
