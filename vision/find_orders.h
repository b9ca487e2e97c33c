// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/care.h"
#include "vision/orders_profile.h"
#include "vision/orders_seen.h"

namespace vision {

/// The order cards in a picture (8-bit BGR), from the top left on. What looks like a card but cannot be read
/// is there too, without an order. Empty for a picture without cards, or one that cannot be looked at.
std::vector<OrderSeen> findOrders(const cv::Mat &bgr, const OrdersProfile &profile,
                                  Care care = Care::OfAPhoto);

} // namespace vision
