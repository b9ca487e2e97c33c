// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/pieces.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace scoring::coal_baron {

/// One of the 44 order cards, by its number in the catalogue. No two cards are alike.
enum class Order : std::uint8_t {};
inline constexpr int orderCount = 44;
inline constexpr int ordersPerVehicle = 11;

struct OrderCard {
    Vehicle vehicle{};
    std::string_view coal; ///< one letter per square, "ybgk"
    std::array<int, 4> squares{};
    int points = 0;
    constexpr int squareCount() const { return static_cast<int>(coal.size()); }
};

/// What may be printed on a card: the coal, its points, which depend on nothing else, and by which vehicles
/// it goes.
struct CoalOnCard {
    std::string_view coal;
    int points = 0;
    std::array<bool, 4> vehicles{};
};

namespace detail {

inline constexpr bool x = true;
inline constexpr bool o = false;

// clang-format off
inline constexpr std::array coalOnCards{
    //         coal    points  wheelbarrow, horse cart, truck, train
    CoalOnCard{"y",    2,      {x, x, x, x}},
    CoalOnCard{"b",    3,      {x, x, x, x}},
    CoalOnCard{"yy",   3,      {x, x, x, x}},
    CoalOnCard{"g",    4,      {x, x, x, x}},
    CoalOnCard{"yyy",  4,      {o, x, x, o}},
    CoalOnCard{"k",    5,      {x, x, x, x}},
    CoalOnCard{"bb",   5,      {x, x, x, x}},
    CoalOnCard{"bbb",  7,      {x, o, o, x}},
    CoalOnCard{"gg",   7,      {x, x, x, x}},
    CoalOnCard{"kk",   9,      {x, x, x, x}},
    CoalOnCard{"ggg",  9,      {x, o, o, x}},
    CoalOnCard{"ybgk", 10,     {x, x, x, x}},
    CoalOnCard{"kkk",  12,     {o, x, x, o}},
};
// clang-format on

consteval std::array<OrderCard, orderCount> makeOrderCards()
{
    std::array<OrderCard, orderCount> cards{};
    std::size_t next = 0;
    for (const Vehicle vehicle : vehicles) {
        for (const CoalOnCard &printed : coalOnCards) {
            if (!printed.vehicles[at(vehicle)])
                continue;
            OrderCard &card = cards.at(next++);
            card = {vehicle, printed.coal, {}, printed.points};
            for (const char letter : card.coal)
                ++card.squares[coalLetters.find(letter)];
        }
    }
    return cards;
}

} // namespace detail

/// All 44 cards: by vehicle, then by points.
inline constexpr std::array<OrderCard, orderCount> orderCards = detail::makeOrderCards();

constexpr const OrderCard &card(Order order)
{
    return orderCards[at(order)];
}

/// "truck:kk"
std::string name(Order order);

/// The order with that name; nothing if no such card exists.
std::optional<Order> findOrder(std::string_view name);

} // namespace scoring::coal_baron
