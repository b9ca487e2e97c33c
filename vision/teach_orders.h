// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/orders_profile.h"
#include "vision/orders_seen.h"

#include <span>

namespace vision {

/// A profile for an edition never seen before: what is known of cards as such, nothing of its print.
OrdersProfile profileForNewEdition(const OrdersProfile &known);

/// Learns from one photo what the cards of the profile's last edition look like, and gives how many cards
/// were of use: those with an order whose corners are a card's and in the picture.
int teachOrders(OrdersProfile &profile, const cv::Mat &bgr, std::span<const OrderSeen> truth);

} // namespace vision
