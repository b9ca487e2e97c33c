// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

#include <vector>

namespace companion {

struct ImportCommand {
    StoreOptions store;
    std::vector<std::string>
        files; ///< game records, exports, BG Stats files or other stores, "-" for standard input
};

ExitCode run(const ImportCommand &command);

} // namespace companion
