// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/choice.h"
#include "db/store.h"

#include <filesystem>

namespace db {

struct Merged {
    int events = 0; ///< new here
    int games = 0;  ///< finished games new here, or told otherwise since
    int people = 0; ///< new here
};

/// Takes over everything another store knows and this one does not. Twice, or in another order, changes
/// nothing more. The other file is only read. Where `progress` throws, nothing is taken over.
Merged mergeStore(Store &store, const std::filesystem::path &other, const Progress &progress = {});

} // namespace db
