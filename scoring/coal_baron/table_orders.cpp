// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/table_rules.h"

#include <algorithm>
#include <array>

namespace scoring::coal_baron::rules {

namespace {

auto findOpen(auto &player, Order order)
{
    return std::ranges::find(player.open, order, &OpenOrder::order);
}

Outcome mustBeFree(const Table &table, Order order)
{
    if (const auto holder = holderOf(table, order))
        return Refusal{.code = RefusalCode::OrderHeld, .seat = holder, .order = order};
    return done;
}

// Where open orders are tracked, only a complete one of the player's own can be delivered; otherwise also any
// card nobody holds.
Outcome canBeDelivered(const Table &table, Seat seat, Order order)
{
    const Player &player = table.player(seat);
    const auto open = findOpen(player, order);
    if (open == player.open.end()) {
        if (auto held = mustBeFree(table, order); held || !table.tracking.orders)
            return held;
        return Refusal{.code = RefusalCode::OrderNotOpen, .seat = seat, .order = order};
    }
    if (table.tracking.cubes && openSquares(*open) > 0)
        return Refusal{.code = RefusalCode::OrderNotComplete,
                       .seat = seat,
                       .number = openSquares(*open),
                       .order = order};
    return done;
}

} // namespace

std::optional<Seat> holderOf(const Table &table, Order order)
{
    for (int number = 0; number < table.seats(); ++number) {
        const Player &player = table.player(Seat{number});
        if (std::ranges::find(player.delivered, order) != player.delivered.end() ||
            findOpen(player, order) != player.open.end())
            return Seat{number};
    }
    return std::nullopt;
}

std::optional<Order> completeOrder(const Player &player, Vehicle vehicle)
{
    const auto found = std::ranges::find_if(player.open, [=](const OpenOrder &open) {
        return card(open.order).vehicle == vehicle && openSquares(open) == 0;
    });
    return found == player.open.end() ? std::nullopt : std::optional(found->order);
}

Outcome on(Table &table, const OrderDrafted &event)
{
    if (auto refused = knownSeat(table, event.seat))
        return refused;
    if (table.phase != Phase::Draft)
        return Refusal{.code = RefusalCode::NotNow};
    int picks = 0;
    for (const Player &player : table.players)
        picks += static_cast<int>(player.open.size());
    const Seat picking = draftPick(picks, table.seats(), table.firstStartingPlayer);
    if (event.seat != picking)
        return Refusal{.code = RefusalCode::NotYourPick, .seat = picking};
    if (auto held = mustBeFree(table, event.order))
        return held;
    table.player(event.seat).open.push_back({event.order, {}, {}});
    if (picks + 1 == table.seats() * draftOrdersEach)
        table.phase = Phase::Shift;
    return done;
}

Outcome on(Table &table, const OrderTaken &event)
{
    if (auto refused = duringShift(table, event.seat))
        return refused;
    // A mere note can be made at any time: of an order from the draft, or of one that was forgotten.
    if (table.tracking.orders) {
        if (auto refused = allowedBy(table, event.seat, std::array{Action::TakeOrder, Action::OrderDraw}))
            return refused;
        if (auto refused = onlyOnePiece(table, event.seat))
            return refused;
    }
    if (auto held = mustBeFree(table, event.order))
        return held;
    table.player(event.seat).open.push_back({event.order, {}, {}});
    if (table.tracking.orders)
        countPiece(table, event.seat);
    return done;
}

Outcome on(Table &table, const OrderDelivered &event)
{
    if (auto refused = duringShift(table, event.seat))
        return refused;
    if (auto refused = allowedBy(table, event.seat, std::array{Action::Delivery}))
        return refused;
    const WorkerSpace *used = spaceInUse(table, event.seat);
    if (used && used->action == Action::Delivery &&
        vehicles[static_cast<std::size_t>(used->value)] != card(event.order).vehicle)
        return Refusal{.code = RefusalCode::NotThisAction, .seat = event.seat, .order = event.order};
    if (auto refused = canBeDelivered(table, event.seat, event.order))
        return refused;

    Player &player = table.player(event.seat);
    std::erase_if(player.open, [&](const OpenOrder &open) { return open.order == event.order; });
    player.delivered.push_back(event.order);
    countPiece(table, event.seat);
    return done;
}

} // namespace scoring::coal_baron::rules
