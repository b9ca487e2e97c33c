// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

/// Replaces the record of a game; the old one stays retrievable.
struct CorrectCommand {
    StoreOptions store;
    std::string id;
    std::string file; ///< a game record, "-" for standard input
};

struct DeleteCommand {
    StoreOptions store;
    std::string id;
};

struct RestoreCommand {
    StoreOptions store;
    std::string id;
};

ExitCode run(const CorrectCommand &command);
ExitCode run(const DeleteCommand &command);
ExitCode run(const RestoreCommand &command);

} // namespace companion
