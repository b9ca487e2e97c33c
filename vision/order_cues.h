// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/orders_profile.h"
#include "vision/pyramid.h"
#include "vision/view_features.h"

#include <optional>

namespace vision {

inline constexpr int numberFeatureCount = featureCount(40, 32);
inline constexpr int layoutFeatureCount = featureCount(48, 36);
inline constexpr int vehicleFeatureCount = featureCount(64, 28);

/// What is looked at on a card to read it: the printed number, how the coal squares lie, their colour, the
/// vehicle. Each is measured by itself, so that they can contradict one another.

cv::Mat1f numberFeatures(const Pyramid &pyramid, const Quad &card, cv::Rect2d window);
/// The number exactly where it is printed on this card, which may be miscut, curled or found a little off.
cv::Mat1f numberView(const Pyramid &pyramid, const Quad &card, const OrdersProfile &profile,
                     const OrdersFace &face);
cv::Mat1f layoutFeatures(const Pyramid &pyramid, const Quad &card);
cv::Mat1f vehicleFeatures(const Pyramid &pyramid, const Quad &card);

/// The upper parts of cards, in which their number is looked for when an edition is taught.
struct NumberSamples {
    std::vector<cv::Mat1f> upperParts;
    std::vector<int> numbers; ///< by place in orderPoints
};
cv::Mat1f upperPartFeatures(const Pyramid &pyramid, const Quad &card);
/// Where cards with different numbers differ most and cards with the same number least.
cv::Rect2d whereNumbersDiffer(const NumberSamples &samples);

/// The middle of a card with its squares, and what is known of the light on this card.
struct CardMiddle {
    cv::Mat view; ///< 8-bit BGR, twice squareGrid on each side
    cv::Vec3f paper;
    cv::Vec3f dark; ///< the darkest ink on the whole card
};
CardMiddle cardMiddle(const Pyramid &pyramid, const Quad &card);
/// How much each place differs from paper: squareGrid x squareGrid.
cv::Mat1f differenceFromPaper(const CardMiddle &middle);

inline constexpr int colourDims = 8;
/// The colour of the squares against paper and ink; nothing where the edition's squares were never taught.
std::optional<cv::Mat1f> colourFeatures(const CardMiddle &middle, const SquarePlaces &places);

} // namespace vision
