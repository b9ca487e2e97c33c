// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/shift.h"

#include <algorithm>

namespace scoring::coal_baron {

namespace {

Award countOrders(const Segment &segment, const std::vector<Order> &delivered)
{
    Award award;
    for (const Order order : delivered) {
        const int squares = squaresCounted(segment, card(order));
        if (squares == 0)
            continue;
        award.count += squares;
        if (award.pieces.empty())
            award.pieces.reserve(delivered.size());
        award.pieces.push_back({static_cast<std::uint8_t>(order), squares});
    }
    return award;
}

// What is in `now` but not in `before`; a card listed twice is two cards.
std::vector<Order> newlyDelivered(const std::vector<Order> &now, const std::vector<Order> &before)
{
    std::array<int, orderCount> known{};
    for (const Order order : before)
        ++known[at(order)];
    std::vector<Order> fresh;
    fresh.reserve(now.size());
    for (const Order order : now) {
        if (known[at(order)]-- <= 0)
            fresh.push_back(order);
    }
    return fresh;
}

} // namespace

int squaresCounted(const Segment &segment, const OrderCard &card)
{
    switch (segment.kind) {
    case SegmentKind::CoalSquares:
        return card.squares[at(segment.coal())];
    case SegmentKind::VehicleSquares:
        return card.vehicle == segment.vehicle() ? card.squareCount() : 0;
    case SegmentKind::EmptyCarts:
        break;
    }
    return 0;
}

Line deliveryLine(int shift, const ShiftState &now, const ShiftState &before)
{
    static const std::vector<Order> nothing;
    Line line{shift, "delivery", std::vector<Award>(now.size())};
    for (std::size_t seat = 0; seat < now.size(); ++seat) {
        Award &award = line.awards[seat];
        for (const Order order :
             newlyDelivered(now[seat].delivered, before.empty() ? nothing : before[seat].delivered)) {
            ++award.count;
            award.points += card(order).points;
            award.pieces.push_back({static_cast<std::uint8_t>(order), 1});
        }
    }
    return line;
}

Line segmentLine(int shift, const Segment &segment, const ShiftState &now, const Options &options)
{
    std::vector<Award> counted(now.size());
    for (std::size_t seat = 0; seat < now.size(); ++seat) {
        const ShiftHoldings &player = now[seat];
        if (segment.kind != SegmentKind::EmptyCarts)
            counted[seat] = countOrders(segment, player.delivered);
        else if (!options.cartsNeedDelivery || !player.delivered.empty())
            counted[seat].count = player.emptyCarts[segment.coal()];
    }
    Line line{shift, segment.name,
              scoreMajority(std::move(counted), placesOf(segment, static_cast<int>(now.size()), options))};
    for (std::size_t seat = 0; seat < now.size(); ++seat) {
        const bool hasCarts =
            segment.kind == SegmentKind::EmptyCarts && now[seat].emptyCarts[segment.coal()] > 0;
        if (hasCarts && line.awards[seat].count == 0)
            line.awards[seat].reason = Reason::NoDelivery;
    }
    return line;
}

std::vector<Line> evaluateShift(int shift, const ShiftState &now, const ShiftState &before,
                                const Options &options)
{
    std::vector<Line> lines;
    lines.reserve(static_cast<std::size_t>(segmentsDue(shift)) + 1);
    lines.push_back(deliveryLine(shift, now, before));
    for (const Segment &segment : shiftClock) {
        if (segment.number <= segmentsDue(shift))
            lines.push_back(segmentLine(shift, segment, now, options));
    }
    return lines;
}

NextStart nextStartingPlayer(const ShiftState &state, Seat previous)
{
    const int seats = static_cast<int>(state.size());
    NextStart next;
    for (const ShiftHoldings &player : state)
        next.factoryWorkers.push_back(player.factoryWorkers);
    const int most = *std::max_element(next.factoryWorkers.begin(), next.factoryWorkers.end());
    const auto leads = [&](Seat seat) {
        return next.factoryWorkers[static_cast<std::size_t>(index(seat))] == most;
    };

    // Going round from the previous starting player's left, the previous one comes last:
    // so among several leaders the next clockwise is met first, and a lone leader is met in any case.
    for (int steps = 1; steps <= seats; ++steps) {
        next.seat = clockwise(previous, steps, seats);
        if (leads(next.seat))
            break;
    }
    if (std::count(next.factoryWorkers.begin(), next.factoryWorkers.end(), most) > 1)
        next.reason = StartReason::NextClockwise;
    else
        next.reason = next.seat == previous ? StartReason::KeepsMarker : StartReason::MostWorkers;
    return next;
}

} // namespace scoring::coal_baron
