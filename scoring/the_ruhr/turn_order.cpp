// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/turn_order.h"

#include <algorithm>

namespace scoring::the_ruhr {

std::vector<Seat> turnOrder(std::span<const Barge> barges)
{
    std::vector<Barge> sorted(barges.begin(), barges.end());
    std::ranges::sort(sorted, [](const Barge &first, const Barge &second) {
        if (first.riverIndex != second.riverIndex)
            return first.riverIndex < second.riverIndex;
        return first.arrival > second.arrival;
    });
    std::vector<Seat> order;
    for (const Barge &barge : sorted)
        order.push_back(barge.seat);
    return order;
}

} // namespace scoring::the_ruhr
