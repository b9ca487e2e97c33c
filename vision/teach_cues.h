// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/order_cues.h"
#include "vision/orders_seen.h"
#include "vision/pyramid.h"

#include <span>

namespace vision {

/// Learning what is printed on the cards of one edition.

inline constexpr int numberDims = 80;
inline constexpr int layoutDims = 48;
inline constexpr int vehicleDims = 80;

OrdersFace emptyFace(std::string name);

/// Where the squares lie, and samples to find the place of the number from.
void samplePlaces(OrdersFace &face, NumberSamples &numbers, const Pyramid &pyramid,
                  std::span<const OrderSeen> truth);

struct CueSamples {
    std::vector<cv::Mat1f> number;
    std::vector<cv::Mat1f> layout;
    std::vector<cv::Mat1f> vehicle;
};
/// For the projections.
void sampleCues(CueSamples &samples, const OrdersFace &face, const OrdersProfile &profile,
                const Pyramid &pyramid, std::span<const OrderSeen> truth);
void teachNumberShift(OrdersFace &face, const OrdersProfile &profile, const Pyramid &pyramid,
                      std::span<const OrderSeen> truth);
/// Needs the shift of the number solved.
void teachCues(OrdersFace &face, const OrdersProfile &profile, const Pyramid &pyramid,
               std::span<const OrderSeen> truth);
void solve(OrdersFace &face);

inline constexpr double shiftRidge = 20;

} // namespace vision
