// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scoring {

/// A place at the table, counted clockwise from 0. Lists "per seat" have one entry for each, in this order.
enum class Seat : int {};

constexpr int index(Seat seat)
{
    return static_cast<int>(seat);
}

/// The seat that many places further clockwise; negative steps go counter-clockwise.
constexpr Seat clockwise(Seat from, int steps, int seats)
{
    return Seat{((index(from) + steps) % seats + seats) % seats};
}

} // namespace scoring
