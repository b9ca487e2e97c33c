// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/chain.h"

#include <algorithm>

namespace scoring::imperial_miners {

std::vector<const Card *> cardsAbove(const Mine &mine, const Card &card)
{
    std::vector<const Card *> above;
    for (const Slot slot : {Slot::UL, Slot::UR}) {
        if (const Card *other = cardAt(mine, neighbour(card.position(), slot)))
            above.push_back(other);
    }
    return above;
}

std::vector<ChainPath> chainPaths(const Mine &mine, const Card &card)
{
    if (card.level == 1)
        return {{card.id}};
    std::vector<ChainPath> paths;
    for (const Card *above : cardsAbove(mine, card)) {
        for (ChainPath &path : chainPaths(mine, *above)) {
            path.insert(path.begin(), card.id);
            paths.push_back(std::move(path));
        }
    }
    return paths;
}

Activation activationOf(const Card &card, const std::vector<std::string> &activatedThisRound)
{
    if (std::ranges::find(activatedThisRound, card.id) != activatedThisRound.end())
        return Activation::Skipped;
    return card.collapse > 0 ? Activation::Cleared : Activation::Effect;
}

} // namespace scoring::imperial_miners
