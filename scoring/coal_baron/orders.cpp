// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/orders.h"

#include <algorithm>
#include <numeric>

namespace scoring::coal_baron {

namespace {

constexpr int sum(auto valueOf)
{
    return std::accumulate(orderCards.begin(), orderCards.end(), 0,
                           [&](int total, const OrderCard &card) { return total + valueOf(card); });
}

constexpr int squaresOf(Coal coal)
{
    return sum([=](const OrderCard &card) { return card.squares[at(coal)]; });
}

static_assert(sum([](const OrderCard &) { return 1; }) == orderCount);
static_assert(std::ranges::all_of(vehicles, [](Vehicle vehicle) {
    return sum([=](const OrderCard &card) { return card.vehicle == vehicle ? 1 : 0; }) == ordersPerVehicle;
}));
static_assert(std::ranges::none_of(orderCards, [](const OrderCard &card) { return card.coal.empty(); }),
              "the table of what vehicles carry fills the catalogue exactly");
static_assert(std::ranges::is_sorted(detail::coalOnCards, {}, &CoalOnCard::points));
static_assert(squaresOf(Coal::Yellow) == 22 && squaresOf(Coal::Brown) == 22 && squaresOf(Coal::Grey) == 22 &&
              squaresOf(Coal::Black) == 22);
static_assert(sum([](const OrderCard &card) { return card.squareCount(); }) == 88);
static_assert(sum([](const OrderCard &card) { return card.points; }) == 256);

} // namespace

std::string name(Order order)
{
    return std::string(vehicleNames[at(card(order).vehicle)]).append(":").append(card(order).coal);
}

std::optional<Order> findOrder(std::string_view name)
{
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const std::string_view vehicle = name.substr(0, colon);
    const std::string_view coal = name.substr(colon + 1);
    const auto found = std::ranges::find_if(orderCards, [&](const OrderCard &card) {
        return card.coal == coal && vehicleNames[at(card.vehicle)] == vehicle;
    });
    if (found == orderCards.end())
        return std::nullopt;
    return Order{static_cast<std::uint8_t>(found - orderCards.begin())};
}

} // namespace scoring::coal_baron
