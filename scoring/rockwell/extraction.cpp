// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/extraction.h"

#include <algorithm>
#include <cassert>

namespace scoring::rockwell {

std::variant<Danger, Refusal> danger(const Cubes &loot, int ownPower, int safetyLevel, int tokensOffered,
                                     std::optional<int> tokensHeld)
{
    if (safetyLevel < 0 || safetyLevel > mostLevel)
        return Refusal{.code = RefusalCode::CountImpossible,
                       .number = safetyLevel,
                       .limit = safetyLevel < 0 ? 0 : mostLevel};
    if (tokensOffered < 0 || ownPower < 0)
        return Refusal{.code = RefusalCode::CountImpossible, .number = std::min(tokensOffered, ownPower)};
    if (tokensHeld && tokensOffered > *tokensHeld)
        return Refusal{.code = RefusalCode::NotEnoughTokens, .number = tokensOffered, .limit = *tokensHeld};

    Danger result;
    result.atRisk = std::min(ownPower, loot.sum());
    const int safe =
        safetyLevel == mostLevel ? result.atRisk : protectedByLevel[static_cast<std::size_t>(safetyLevel)];
    const int afterSafety = std::max(0, result.atRisk - safe);
    result.tokensSpent = std::min(tokensOffered, afterSafety);
    int losing = afterSafety - result.tokensSpent;
    for (const MarketValue &value : marketValues) {
        result.lost[value.resource] = std::min(losing, loot[value.resource]);
        losing -= result.lost[value.resource];
    }
    result.kept = loot - result.lost;
    return result;
}

Split split(const Cubes &card, std::vector<Sharer> sharers, std::optional<Seat> shaftOwner, Seat active,
            const Options &options)
{
    const bool overlooked = options.robotShares == RobotShares::Ignore;
    assert(!overlooked || active != robot);
    // A robot that is overlooked can only be overlooked beside someone else.
    if (overlooked && sharers.size() > 1)
        std::erase_if(sharers, [](const Sharer &sharer) { return sharer.seat == robot; });

    Split result;
    const int parts = static_cast<int>(sharers.size());
    Cubes base;
    for (const Resource resource : resources) {
        base[resource] = card[resource] / parts;
        result.remainder[resource] = card[resource] % parts;
    }

    const Sharer strongest = *std::ranges::max_element(sharers, {}, &Sharer::power);
    if (shaftOwner) {
        result.priority = *shaftOwner;
        result.reason = Priority::Shaft;
    } else if (std::ranges::count(sharers, strongest.power, &Sharer::power) == 1) {
        result.priority = strongest.seat;
        result.reason = Priority::Power;
    } else {
        result.priority = active;
        result.reason = Priority::Active;
    }

    for (const Sharer &sharer : sharers)
        result.shares.push_back({sharer.seat, true, base, {}});
    auto first = std::ranges::find(result.shares, result.priority, &Share::seat);
    if (first == result.shares.end())
        first = result.shares.insert(first, {result.priority, false, {}, {}});
    first->remainder = result.remainder;
    return result;
}

} // namespace scoring::rockwell
