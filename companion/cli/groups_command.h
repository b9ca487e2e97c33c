// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct GroupsListCommand {
    StoreOptions store;
};

ExitCode run(const GroupsListCommand &command);

} // namespace companion
