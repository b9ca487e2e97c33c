// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_seen.h"
#include "vision/orders_seen.h"

#include <string>
#include <variant>
#include <vector>

namespace vision {

/// What was seen in one photo.
struct Scan {
    std::string photo; ///< the name of its file
    int width = 0;     ///< of the upright picture
    int height = 0;
    double elapsedMs = 0;
    std::variant<std::vector<OrderSeen>, MineSeen> seen;
};

} // namespace vision
