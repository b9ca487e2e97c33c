// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct GroupsListCommand {
    StoreOptions store;
};

struct GroupsJoinCommand {
    StoreOptions store;
    std::string group; ///< begun where there is none so called
    std::string person;
};

struct GroupsLeaveCommand {
    StoreOptions store;
    std::string group;
    std::string person;
};

struct PlacesListCommand {
    StoreOptions store;
};

ExitCode run(const GroupsListCommand &command);
ExitCode run(const GroupsJoinCommand &command);
ExitCode run(const GroupsLeaveCommand &command);
ExitCode run(const PlacesListCommand &command);

} // namespace companion
