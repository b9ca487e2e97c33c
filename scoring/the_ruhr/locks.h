// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/places.h"
#include "scoring/the_ruhr/refusal.h"

#include <span>

namespace scoring::the_ruhr {

/// How many locks one purchase may build for the price of one: with two players two until round 5, with three
/// two in a player's first purchase.
constexpr int mostLocks(int round, int players, int locksBuiltBefore)
{
    const bool twoForOne = (players == 2 && round <= 5) || (players == 3 && locksBuiltBefore == 0);
    return twoForOne ? 2 : 1;
}

struct LockPurchase {
    int cost = 0;
    int points = 0;
    int warehousesGained = 0; ///< from the storage area, with a player's first lock
    bool operator==(const LockPurchase &) const = default;
};

/// Building locks, each given by its region; the tiles of the dams go into the bag.
Result<LockPurchase> buyLocks(int round, int players, int locksBuiltBefore, std::span<const Region> sites);

} // namespace scoring::the_ruhr
