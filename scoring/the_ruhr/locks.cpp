// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/locks.h"

#include "scoring/the_ruhr/rounds.h"

namespace scoring::the_ruhr {

Result<LockPurchase> buyLocks(int round, int players, int locksBuiltBefore, std::span<const Region> sites)
{
    if (roundOf(round).lockPrice == 0)
        return Refusal{.code = RefusalCode::TooEarly};
    if (sites.empty())
        return Refusal{.code = RefusalCode::NothingBought};
    const int asked = static_cast<int>(sites.size());
    const int allowed = mostLocks(round, players, locksBuiltBefore);
    if (asked > allowed)
        return Refusal{.code = RefusalCode::TooManyLocks, .number = asked, .limit = allowed};

    LockPurchase purchase{.cost = roundOf(round).lockPrice};
    for (const Region region : sites)
        purchase.points += facts(region).lockPoints;
    purchase.warehousesGained = locksBuiltBefore == 0 ? warehousesPerStorage : 0;
    return purchase;
}

} // namespace scoring::the_ruhr
