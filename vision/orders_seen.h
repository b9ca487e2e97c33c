// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/orders.h"
#include "vision/doubt.h"
#include "vision/quad.h"

#include <optional>
#include <vector>

namespace vision {

/// A card seen in a picture; without an order where it clearly is a card that cannot be read.
struct OrderSeen {
    Quad quad;
    std::optional<scoring::coal_baron::Order> order;
    double confidence = 0;  ///< 0 to 1
    std::vector<Doubt> why; ///< empty when sure
    bool review() const { return !why.empty(); }
    bool operator==(const OrderSeen &) const = default;
};

} // namespace vision
