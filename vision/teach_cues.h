// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/orders_profile.h"
#include "vision/orders_seen.h"
#include "vision/pyramid.h"

#include <span>

namespace vision {

/// Learning what is printed on the cards of one edition.

OrdersFace emptyFace(std::string name);

/// One that has to be as `usual` until it is taught something else.
OrdersFace expectedFace(const OrdersFace &usual, std::span<const OrdersFace> known);

void teachCues(OrdersFace &face, const OrdersProfile &profile, const Pyramid &pyramid,
               std::span<const OrderSeen> truth);
void solve(OrdersFace &face);

} // namespace vision
