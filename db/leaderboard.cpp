// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/leaderboard.h"

#include "db/query.h"

#include <algorithm>

namespace db {

std::vector<LeaderboardRow> leaderboard(Store &store, const Choice &choice, const Progress &progress)
{
    std::vector<LeaderboardRow> rows;
    for (const auto &[person, standing] : standings(store, choice, progress)) {
        Query query(store, "SELECT name FROM person WHERE number = ? AND NOT deleted", person);
        if (query.next())
            rows.push_back({person, query.text(0), standing});
    }
    std::ranges::sort(rows, [](const LeaderboardRow &left, const LeaderboardRow &right) {
        const double better = ordinal(left.standing.rating);
        const double worse = ordinal(right.standing.rating);
        return better != worse ? better > worse : left.name < right.name;
    });
    return rows;
}

} // namespace db
