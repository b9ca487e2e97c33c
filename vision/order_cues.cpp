// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/order_cues.h"

#include "vision/glance.h"

#include <algorithm>

namespace vision {

namespace {

constexpr std::array steps{
    StepShape{patchChannels, 16, 1, 1, false},
    StepShape{16, 16, 3, 1, true},
    StepShape{16, 32, 3, 2, false},
    StepShape{32, 32, 3, 1, true},
    StepShape{32, 64, 3, 2, false},
    StepShape{64, 64, 5, 1, true},
    StepShape{64, 32, 3, 1, false},
};

// The parts overlap hardly: the number is not read from the squares, nor the vehicle.
const std::array<ViewShape, cueCount> shapes{
    ViewShape{{0, 0, 1, 0.31}, {80, 38}, steps, cueDims},
    ViewShape{{0, 0.28, 1, 0.47}, {48, 36}, steps, cueDims},
    ViewShape{{0, 0.28, 1, 0.47}, {32, 24}, steps, cueDims},
    ViewShape{{0, 0.66, 1, 0.36}, {64, 32}, steps, cueDims},
};

} // namespace

std::array<std::size_t, cueCount> answersOf(const scoring::coal_baron::OrderCard &card)
{
    const auto number = std::ranges::find(orderPoints, card.points) - orderPoints.begin();
    const auto squares = static_cast<std::size_t>(card.squareCount());
    const std::size_t colour =
        squares == 4 ? 4 : scoring::coal_baron::coalLetters.find(card.coal.front()); // one of each
    return {static_cast<std::size_t>(number), squares - 1, colour, static_cast<std::size_t>(card.vehicle)};
}

const ViewShape &shapeOf(Cue cue)
{
    return shapes[static_cast<std::size_t>(cue)];
}

} // namespace vision
