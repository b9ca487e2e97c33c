// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/gaussian_classes.h"
#include "vision/linear_model.h"
#include "vision/network.h"

#include <array>
#include <string>
#include <vector>

namespace vision {

/// The numbers printed on order cards.
inline constexpr std::array orderPoints{2, 3, 4, 5, 7, 9, 10, 12};

/// Where the coal squares of a card with so many of them lie: how much each place of the card's middle
/// differs from paper, summed over the cards taught.
struct SquarePlaces {
    double cards = 0;
    cv::Mat1f differences; ///< squareGrid x squareGrid
};
inline constexpr int squareGrid = 24;

/// How the cards of one edition look.
struct OrdersFace {
    std::string name;
    cv::Rect2d numberWindow{}; ///< in the card's own coordinates; empty until taught
    LinearFit numberShift;     ///< how far the number is from where it was looked for
    std::array<SquarePlaces, 4> squares;
    GaussianClasses number;  ///< by place in orderPoints
    GaussianClasses layout;  ///< by number of squares, less one
    GaussianClasses colour;  ///< by kind of coal
    GaussianClasses vehicle; ///< by vehicle
};

/// All that is particular to editions, and what was learned about cards as such. Made by teaching only.
struct OrdersProfile {
    // Cards as such: where there is one, which end is up, where exactly its corners are.
    Network glance;
    Projection card;
    LinearFit facing;                 ///< 1 where the card lies as shown, or turned by 90, 180, 270 degrees
    std::vector<LinearFit> alignment; ///< one after the other: how to move the corners
    LinearFit cardness;               ///< 1 for a card found exactly, 0 for anything else
    // Parts of a card
    Projection number;
    Projection layout;
    Projection vehicle;
    std::vector<OrdersFace> faces;
};

} // namespace vision
