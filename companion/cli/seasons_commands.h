// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct SeasonsListCommand {
    StoreOptions store;
};

struct SeasonsSetCommand {
    StoreOptions store;
    std::string name;
    std::string since;
    std::string until;
};

struct SeasonsDeleteCommand {
    StoreOptions store;
    std::string name;
};

ExitCode run(const SeasonsListCommand &command);
ExitCode run(const SeasonsSetCommand &command);
ExitCode run(const SeasonsDeleteCommand &command);

} // namespace companion
