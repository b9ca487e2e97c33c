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

std::vector<Position> legalPositions(const Mine &mine, int level)
{
    std::vector<Position> candidates;
    const auto addBeside = [&](const Card &card, Slot left, Slot right) {
        candidates.push_back(neighbour(card.position(), left));
        candidates.push_back(neighbour(card.position(), right));
    };
    for (const Card &card : mine.cards) {
        if (card.level == level - 1)
            addBeside(card, Slot::DL, Slot::DR);
        else if (card.level == 1 && level == 1)
            addBeside(card, Slot::L, Slot::R);
    }
    if (candidates.empty() && level == 1)
        candidates.push_back({1, 0});
    std::ranges::sort(candidates, {}, &Position::x);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    std::erase_if(candidates,
                  [&](Position position) { return placementFault(mine, level, position).has_value(); });
    return candidates;
}

std::optional<PlayFault> playFault(const Mine *mine, std::optional<int> coins, int level, int cost)
{
    if (!isLevel(level))
        return PlayFault::NoSuchLevel;
    if (!isCost(level, cost))
        return PlayFault::NoSuchCost;
    if (mine && legalPositions(*mine, level).empty())
        return PlayFault::NoPlace;
    if (coins && *coins < cost)
        return PlayFault::NotEnoughCoins;
    return std::nullopt;
}

} // namespace scoring::imperial_miners
