// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/standings.h"

#include <string>
#include <vector>

namespace db {

struct LeaderboardRow {
    std::int64_t person = 0;
    std::string name;
    Standing standing;
};

/// Best first: by the ordinal of the rating, then by name. Who was deleted is left out.
std::vector<LeaderboardRow> leaderboard(Store &store, const Choice &choice, const Progress &progress = {});

} // namespace db
