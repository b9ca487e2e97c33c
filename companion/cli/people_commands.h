// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

namespace companion {

struct PeopleListCommand {
    StoreOptions store;
};

struct PeopleRenameCommand {
    StoreOptions store;
    std::string person;
    std::string name;
};

/// The games of the first become games of the second.
struct PeopleMergeCommand {
    StoreOptions store;
    std::string person;
    std::string into;
};

/// Erases the name; the games stay.
struct PeopleDeleteCommand {
    StoreOptions store;
    std::string person;
};

ExitCode run(const PeopleListCommand &command);
ExitCode run(const PeopleRenameCommand &command);
ExitCode run(const PeopleMergeCommand &command);
ExitCode run(const PeopleDeleteCommand &command);

} // namespace companion
