// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/pieces.h"

#include <array>
#include <string_view>

namespace scoring::coal_baron {

enum class Action : std::uint8_t {
    Factory,
    FactoryDraw,
    Mining,
    Delivery,
    Money,
    TakeOrder,
    OrderDraw,
    Bank
};

/// A worker space, by its number in the list below.
enum class Space : std::uint8_t {};

struct WorkerSpace {
    std::string_view name; ///< as in stored events
    Action action{};
    int value =
        0; ///< mining: steps; delivery: the vehicle's number; money and bank: marks; else which of its kind
    int closedUpTo = 0; ///< carries a lock at tables with this many players or fewer; 0: always open
};

/// Every space of the board. The canteen is none of them: nobody is ever placed there.
// clang-format off
inline constexpr std::array workerSpaces{
    //          name                     action                value closed up to
    WorkerSpace{"factory-1",             Action::Factory,      1,    0},
    WorkerSpace{"factory-2",             Action::Factory,      2,    0},
    WorkerSpace{"factory-3",             Action::Factory,      3,    0},
    WorkerSpace{"factory-4",             Action::Factory,      4,    2},
    WorkerSpace{"factory-5",             Action::Factory,      5,    0},
    WorkerSpace{"factory-6",             Action::Factory,      6,    0},
    WorkerSpace{"factory-7",             Action::Factory,      7,    0},
    WorkerSpace{"factory-8",             Action::Factory,      8,    3},
    WorkerSpace{"factory-draw",          Action::FactoryDraw,  5,    0},
    WorkerSpace{"mining-4",              Action::Mining,       4,    3},
    WorkerSpace{"mining-6",              Action::Mining,       6,    0},
    WorkerSpace{"mining-8",              Action::Mining,       8,    2},
    WorkerSpace{"mining-10",             Action::Mining,       10,   0},
    WorkerSpace{"delivery-wheelbarrow",  Action::Delivery,     0,    0},
    WorkerSpace{"delivery-horse-cart",   Action::Delivery,     1,    0},
    WorkerSpace{"delivery-truck",        Action::Delivery,     2,    0},
    WorkerSpace{"delivery-train",        Action::Delivery,     3,    0},
    WorkerSpace{"money-3",               Action::Money,        3,    3},
    WorkerSpace{"money-4",               Action::Money,        4,    0},
    WorkerSpace{"money-5",               Action::Money,        5,    2},
    WorkerSpace{"money-6",               Action::Money,        6,    0},
    WorkerSpace{"order-1",               Action::TakeOrder,    1,    2},
    WorkerSpace{"order-2",               Action::TakeOrder,    2,    0},
    WorkerSpace{"order-3",               Action::TakeOrder,    3,    0},
    WorkerSpace{"order-4",               Action::TakeOrder,    4,    0},
    WorkerSpace{"order-draw",            Action::OrderDraw,    5,    0},
    WorkerSpace{"bank",                  Action::Bank,         1,    0},
};
// clang-format on
inline constexpr std::size_t spaceCount = workerSpaces.size();

constexpr const WorkerSpace &space(Space number)
{
    return workerSpaces[at(number)];
}

constexpr bool isOpen(const WorkerSpace &space, int players)
{
    return players > space.closedUpTo;
}

/// Whether workers standing there count for the next starting player.
constexpr bool isFactory(const WorkerSpace &space)
{
    return space.action == Action::Factory || space.action == Action::FactoryDraw;
}

/// How many workers it takes to use a space on which that many stand already, whoever they belong to.
constexpr int workersNeeded(const WorkerSpace &space, int standingThere)
{
    return space.action == Action::Bank ? 1 : standingThere + 1;
}

} // namespace scoring::coal_baron
