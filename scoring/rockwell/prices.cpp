// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/prices.h"

#include "scoring/rockwell/setup.h"

namespace scoring::rockwell {

Prices printedPrices(int players)
{
    Prices prices;
    if (setupFor(players).markedTiles)
        return prices;
    for (std::size_t step = 0; step < prices.safety.size(); ++step) {
        prices.safety[step] = safetyPrices[step];
        prices.shafts[step] = shaftPrices[step];
    }
    return prices;
}

std::vector<PriceDoubt> doubtfulPrices(const Prices &prices, int players)
{
    std::vector<PriceDoubt> doubts;
    if (!setupFor(players).markedTiles)
        return doubts;
    const auto compare = [&](PriceItem item, const auto &said, const PriceSteps &fourPlayers) {
        for (std::size_t step = 0; step < said.size(); ++step) {
            if (said[step] && *said[step] <= fourPlayers[step])
                doubts.push_back({item, static_cast<int>(step) + 1, *said[step], fourPlayers[step]});
        }
    };
    compare(PriceItem::Safety, prices.safety, safetyPrices);
    compare(PriceItem::Shaft, prices.shafts, shaftPrices);
    return doubts;
}

} // namespace scoring::rockwell
