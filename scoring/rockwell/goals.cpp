// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/goals.h"

#include <algorithm>
#include <numeric>

namespace scoring::rockwell {

std::vector<int> goalTiles(Goal goal, int players)
{
    std::vector<int> tiles;
    const auto &used = setupFor(players).goalTiles;
    for (std::size_t number = 0; number < used.size(); ++number) {
        if (used[number])
            tiles.push_back(facts(goal).topTile - static_cast<int>(number));
    }
    return tiles;
}

std::optional<int> nextTile(Goal goal, int players, int taken)
{
    const std::vector<int> tiles = goalTiles(goal, players);
    if (taken < 0 || taken >= static_cast<int>(tiles.size()))
        return std::nullopt;
    return tiles[static_cast<std::size_t>(taken)];
}

int GoalTiles::count() const
{
    return static_cast<int>(values.size() - static_cast<std::size_t>(std::ranges::count(values, 0)));
}

int GoalTiles::sum() const
{
    return std::accumulate(values.begin(), values.end(), 0);
}

} // namespace scoring::rockwell
