// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

namespace db {

/// How much a store holds, of whichever version it is.
struct Contents {
    int games = 0;  ///< finished, and not deleted
    int people = 0; ///< who count for themselves
    std::int64_t events = 0;
    bool operator==(const Contents &) const = default;
};

Contents contentsOf(Store &store);

/// The games alone, which is quick also where there are many.
int gamesIn(Store &store);

} // namespace db
