// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/doubt.h"
#include "vision/orders_profile.h"
#include "vision/pyramid.h"

#include <array>
#include <vector>

namespace vision {

/// What the networks see on a card, the same for every edition: a row of numbers for each cue.
using CardSeen = std::array<cv::Mat1f, cueCount>;
CardSeen lookAt(const Pyramid &pyramid, const Quad &quad, const OrdersProfile &profile);

/// What one cue says: how likely each answer is, and how little the place looks like any of them.
struct CueSays {
    std::array<float, mostAnswers> chances{};
    float strangeness = 0; ///< about 1 for what the edition prints there, larger for anything else
    std::size_t best() const;
    float chance() const { return chances[best()]; }
};

/// Everything that was read on a card under one edition.
struct OrderRead {
    std::array<CueSays, cueCount> cues;
    std::array<double, scoring::coal_baron::orderCount> chances{}; ///< of each card, all cues together
    std::size_t best = 0;
    double strangeness() const;
    /// How far the cues say the same, 0 at best: the logarithm of their chances for the likeliest card.
    double agreement() const;
};

OrderRead readOrder(const CardSeen &seen, const OrdersFace &face);

/// Why a person should look at the card that was read; empty if all cues agree.
std::vector<Doubt> doubtsAbout(const OrderRead &read);

} // namespace vision
