// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/gaussian_classes.h"
#include "vision/network.h"
#include "vision/order_cues.h"

#include <array>
#include <string>
#include <vector>

namespace vision {

/// How the cards of one edition look: for each cue, where the numbers that a network tells of it lie for
/// each answer.
struct OrdersFace {
    std::string name;
    std::array<GaussianClasses, cueCount> cues;
};

/// All that is particular to editions, and what was learned about cards as such. Made by teaching only.
struct OrdersProfile {
    // Cards as such, learned from many editions: where there is one, how exactly it lies, what is on it.
    Network glance;
    ViewNetwork lie;
    std::array<ViewNetwork, cueCount> cues;
    OrdersFace usual; ///< what is expected of an edition never seen
    std::vector<OrdersFace> faces;
};

} // namespace vision
