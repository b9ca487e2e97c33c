// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/clock.h"
#include "scoring/coal_baron/orders.h"
#include "scoring/score.h"
#include "scoring/seat.h"

#include <vector>

namespace scoring::coal_baron {

/// What one player has when a shift ends. Deliveries and carts are counted from the start of the game.
struct ShiftHoldings {
    std::vector<Order> delivered;
    PerCoal emptyCarts;
    int factoryWorkers = 0;
    bool operator==(const ShiftHoldings &) const = default;
};

/// One entry per seat.
using ShiftState = std::vector<ShiftHoldings>;

/// The orders delivered since the state before (empty for the first shift), worth their printed points.
Line deliveryLine(int shift, const ShiftState &now, const ShiftState &before);

/// How many squares of a delivered card count in a segment.
int squaresCounted(const Segment &segment, const OrderCard &card);

/// One segment of the shift clock, with the orders that count in it.
Line segmentLine(int shift, const Segment &segment, const ShiftState &now, const Options &options);

/// The line of deliveries, then every segment due after this shift.
std::vector<Line> evaluateShift(int shift, const ShiftState &now, const ShiftState &before,
                                const Options &options);

/// How the next starting player was found.
enum class StartReason : std::uint8_t {
    MostWorkers,   ///< alone in front, takes the marker
    KeepsMarker,   ///< alone in front, and has it already
    NextClockwise, ///< among the tied, the next clockwise after the previous starting player
};

struct NextStart {
    Seat seat{};
    StartReason reason{};
    std::vector<int> factoryWorkers; ///< per seat: what decided
    bool operator==(const NextStart &) const = default;
};

/// Who starts the next shift, by the workers that stand on factory spaces.
NextStart nextStartingPlayer(const ShiftState &state, Seat previous);

} // namespace scoring::coal_baron
