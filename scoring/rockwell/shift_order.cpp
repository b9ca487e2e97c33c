// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/shift_order.h"

#include <algorithm>

namespace scoring::rockwell {

std::vector<ShiftPlace> shiftOrder(const std::vector<Seat> &current, std::vector<OnSpace> boardOne)
{
    std::ranges::sort(boardOne, {}, &OnSpace::space);
    std::vector<ShiftPlace> order;
    for (const OnSpace &placed : boardOne)
        order.push_back({placed.seat, placed.space});
    for (const Seat seat : current) {
        if (std::ranges::find(boardOne, seat, &OnSpace::seat) == boardOne.end())
            order.push_back({seat, std::nullopt});
    }
    return order;
}

} // namespace scoring::rockwell
