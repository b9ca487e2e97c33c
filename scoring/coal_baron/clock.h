// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/options.h"
#include "scoring/coal_baron/pieces.h"
#include "scoring/majority.h"

#include <array>
#include <string_view>

namespace scoring::coal_baron {

enum class SegmentKind : std::uint8_t { CoalSquares, VehicleSquares, EmptyCarts };

constexpr int number(Coal coal)
{
    return static_cast<int>(coal);
}

constexpr int number(Vehicle vehicle)
{
    return static_cast<int>(vehicle);
}

/// A segment of the shift clock.
struct Segment {
    int number = 0;
    std::string_view name;
    SegmentKind kind{};
    int which = 0; ///< the number of the coal or the vehicle
    int first = 0;
    int second = 0;
    constexpr Coal coal() const { return coals[static_cast<std::size_t>(which)]; }
    constexpr Vehicle vehicle() const { return vehicles[static_cast<std::size_t>(which)]; }
};

// clang-format off
inline constexpr std::array shiftClock{
    //                        counts                                  of                             first second
    Segment{1,  "segment1",   SegmentKind::CoalSquares,     number(Coal::Yellow),         2,   1},
    Segment{2,  "segment2",   SegmentKind::CoalSquares,     number(Coal::Brown),          3,   1},
    Segment{3,  "segment3",   SegmentKind::CoalSquares,     number(Coal::Grey),           4,   2},
    Segment{4,  "segment4",   SegmentKind::CoalSquares,     number(Coal::Black),          5,   2},
    Segment{5,  "segment5",   SegmentKind::VehicleSquares,  number(Vehicle::Wheelbarrow), 6,   3},
    Segment{6,  "segment6",   SegmentKind::VehicleSquares,  number(Vehicle::HorseCart),   7,   3},
    Segment{7,  "segment7",   SegmentKind::VehicleSquares,  number(Vehicle::Truck),       8,   4},
    Segment{8,  "segment8",   SegmentKind::VehicleSquares,  number(Vehicle::Train),       9,   4},
    Segment{9,  "segment9",   SegmentKind::EmptyCarts,      number(Coal::Yellow),         10,  5},
    Segment{10, "segment10",  SegmentKind::EmptyCarts,      number(Coal::Brown),          11,  5},
    Segment{11, "segment11",  SegmentKind::EmptyCarts,      number(Coal::Grey),           12,  6},
    Segment{12, "segment12",  SegmentKind::EmptyCarts,      number(Coal::Black),          13,  6},
};
// clang-format on

/// How many segments are scored after a shift, always counted from the first one.
constexpr int segmentsDue(int shift)
{
    return shift * 4;
}

/// What the places of a segment are worth at this table.
constexpr Places placesOf(const Segment &segment, int players, const Options &options)
{
    const bool truckOrTrain = segment.kind == SegmentKind::VehicleSquares &&
                              (segment.vehicle() == Vehicle::Truck || segment.vehicle() == Vehicle::Train);
    const int second = truckOrTrain ? options.secondPlaceTruckTrain : segment.second;
    return {{segment.first, second, 0}, players == 2 ? 1 : 2};
}

} // namespace scoring::coal_baron
