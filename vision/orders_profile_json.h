// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"
#include "vision/orders_profile.h"

namespace vision {

/// What an edition's cards look like, as sums over what was taught; what follows from them is worked out
/// again after reading.
scoring::Json writeOrdersProfile(const OrdersProfile &profile);
OrdersProfile readOrdersProfile(scoring::JsonReader &reader, const scoring::Node &node);

} // namespace vision
