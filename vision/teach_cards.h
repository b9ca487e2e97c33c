// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/card_alignment.h"
#include "vision/orders_seen.h"

#include <span>

namespace vision {

/// Learning what cards as such look like, in the order in which it must happen: each step needs the one
/// before solved.

/// Views of cards as they are first met, a little off, and of what is no card: for the projection.
void sampleCards(const Pyramid &pyramid, std::span<const OrderSeen> truth, std::vector<cv::Mat1f> &samples);
void teachFacing(OrdersProfile &profile, const Pyramid &pyramid, std::span<const OrderSeen> truth);
void teachAlignment(OrdersProfile &profile, std::size_t stage, const Pyramid &pyramid,
                    std::span<const OrderSeen> truth);
void teachCardness(OrdersProfile &profile, const Pyramid &pyramid, std::span<const OrderSeen> truth);

inline constexpr std::size_t alignmentStages = 3;
inline constexpr double cardRidge = 5;

/// Where a card's outline would be if it were found a little wrong.
Quad jittered(const Quad &quad, cv::RNG &random, double strength);

} // namespace vision
