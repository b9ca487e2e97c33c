// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/leaderboard.h"

#include "db/query.h"

#include <algorithm>

namespace db {

std::vector<LeaderboardRow> leaderboard(Store &store, const Choice &choice, const Progress &progress)
{
    std::vector<LeaderboardRow> rows;
    const Standings all = standings(store, choice, progress);
    Query people(store, "SELECT number, name FROM person WHERE NOT deleted AND same_as IS NULL");
    while (people.next()) {
        if (const auto found = all.find(people.whole(0)); found != all.end())
            rows.push_back({found->first, people.text(1), found->second});
    }
    std::ranges::sort(rows, [](const LeaderboardRow &left, const LeaderboardRow &right) {
        const double better = ordinal(left.standing.rating);
        const double worse = ordinal(right.standing.rating);
        return better != worse ? better > worse : left.name < right.name;
    });
    return rows;
}

} // namespace db
