// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/orders_profile.h"
#include "vision/orders_seen.h"
#include "vision/pyramid.h"

#include <array>

namespace vision {

/// What one cue says: how likely each answer is, and how little the place looks like any of them.
template <std::size_t answers>
struct CueSays {
    std::array<float, answers> chances{};
    float strangeness = 0; ///< about 1 for what the edition prints there, larger for anything else
    std::size_t best() const;
    float chance() const { return chances[best()]; }
};

/// Everything that was read on a card under one edition.
struct OrderRead {
    CueSays<8> number;
    CueSays<4> layout;
    std::array<CueSays<4>, 3> colour; ///< if there are 1, 2, 3 squares
    CueSays<4> vehicle;
    std::array<double, scoring::coal_baron::orderCount> chances{}; ///< of each card, all cues together
    std::size_t best = 0;
    double strangeness() const;
};

OrderRead readOrder(const Pyramid &pyramid, const Quad &quad, const OrdersProfile &profile,
                    const OrdersFace &face);

/// Why a person should look at the card that was read; empty if all cues agree.
std::vector<Doubt> doubtsAbout(const OrderRead &read);

} // namespace vision
