// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/placement.h"

#include <algorithm>

namespace scoring::imperial_miners {

bool isSupported(const Mine &mine, Position position)
{
    return position.row == 1 || cardAt(mine, neighbour(position, Slot::UL)) ||
           cardAt(mine, neighbour(position, Slot::UR));
}

std::optional<PlacementFault> placementFault(const Mine &mine, int level, Position position)
{
    if (position.row != level)
        return PlacementFault::WrongRow;
    if (!isLevel(position.row))
        return PlacementFault::NoSuchRow;
    if (!isOnGrid(position))
        return PlacementFault::OffGrid;
    if (cardAt(mine, position))
        return PlacementFault::Occupied;
    if (!isSupported(mine, position))
        return PlacementFault::Unsupported;
    return std::nullopt;
}

std::vector<Position> legalPositions(const Mine &mine, int level, int reach)
{
    std::vector<Position> candidates;
    for (const Card &card : mine.cards) {
        if (card.level == level - 1) {
            candidates.push_back(neighbour(card.position(), Slot::DL));
            candidates.push_back(neighbour(card.position(), Slot::DR));
        } else if (card.level == 1 && level == 1) {
            for (int away = 1; away <= reach; ++away) {
                candidates.push_back({1, card.x - 2 * away});
                candidates.push_back({1, card.x + 2 * away});
            }
        }
    }
    if (candidates.empty() && level == 1)
        candidates.push_back({1, 0});
    std::ranges::sort(candidates, {}, &Position::x);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    std::erase_if(candidates,
                  [&](Position position) { return placementFault(mine, level, position).has_value(); });
    return candidates;
}

bool hasPlace(const Mine &mine, int level)
{
    return isLevel(level) && (level == 1 || !legalPositions(mine, level).empty());
}

bool hasPlace(const UnseenMine &mine, int level)
{
    if (!isLevel(level))
        return false;
    const std::ptrdiff_t missing = std::count(mine.has.begin(), mine.has.begin() + level - 1, false);
    return missing <= mine.untold;
}

std::optional<PlayFault> playFault(bool placeable, std::optional<int> coins, int level, int cost)
{
    if (!isLevel(level))
        return PlayFault::NoSuchLevel;
    if (!isCost(level, cost))
        return PlayFault::NoSuchCost;
    if (!placeable)
        return PlayFault::NoPlace;
    if (coins && *coins < cost)
        return PlayFault::NotEnoughCoins;
    return std::nullopt;
}

} // namespace scoring::imperial_miners
