// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace scoring::imperial_miners {

inline constexpr int handLimit = 8;

struct HandChange {
    int hand = 0;
    int discarded = 0; ///< down to the limit
    bool operator==(const HandChange &) const = default;
};

/// The limit holds once the effect is completed; during it the hand may be larger.
constexpr HandChange handAfterEffect(int hand, int drawn, int discardedByIt = 0)
{
    const int held = hand + drawn - discardedByIt;
    return {std::min(handLimit, held), std::max(0, held - handLimit)};
}

} // namespace scoring::imperial_miners
