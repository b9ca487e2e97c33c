// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_profile.h"
#include "vision/orders_profile.h"

#include <string>

namespace vision {

/// Everything about one or more editions of the game that reading a photo needs.
struct Profile {
    std::string name; ///< as people call the edition
    OrdersProfile orders;
    MineProfile mine;
};

} // namespace vision
