// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/choice.h"

#include <string>
#include <vector>

namespace db {

/// What is wrong with a store, in SQLite's or in our own technical words; empty when it is sound.
std::vector<std::string> check(Store &store);

struct Rebuilt {
    int games = 0;
    std::vector<Uuid> changed;    ///< games that now have other results
    std::vector<Uuid> unreadable; ///< games whose record cannot be read any more; their events stay
};

/// Makes everything that follows from the events anew, scoring every record again.
Rebuilt rebuild(Store &store, const Progress &progress = {});

} // namespace db
