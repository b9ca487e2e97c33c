// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/seat.h"

#include <optional>
#include <vector>

namespace scoring::rockwell {

/// A vice president on a space of a board; 1 is the best space.
struct OnSpace {
    Seat seat{};
    int space = 0;
    bool operator==(const OnSpace &) const = default;
};

/// A place of the shift order, and the space on board I that gave it; nothing for those who were pushed back.
struct ShiftPlace {
    Seat seat{};
    std::optional<int> space;
    bool operator==(const ShiftPlace &) const = default;
};

/// The new shift order: those with a vice president on board I by their spaces, then the others in their
/// present order.
std::vector<ShiftPlace> shiftOrder(const std::vector<Seat> &current, std::vector<OnSpace> boardOne);

} // namespace scoring::rockwell
