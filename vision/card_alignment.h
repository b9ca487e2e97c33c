// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/orders_profile.h"
#include "vision/pyramid.h"
#include "vision/view_features.h"

namespace vision {

inline constexpr int cardViewWidth = 32;
inline constexpr int cardViewHeight = 48;
inline constexpr int cardFeatureCount = featureCount(cardViewWidth, cardViewHeight);
inline constexpr int cardDims = 96; ///< kept of them

/// The card with a rim of what lies around it, as the profile knows it: one row of numbers.
cv::Mat1f cardView(const Pyramid &pyramid, const Quad &quad, const OrdersProfile &profile);

/// The same before it is projected, to find the projection from.
cv::Mat1f cardFeatures(const Pyramid &pyramid, const Quad &quad);

/// What cardness is judged by: the view and its squares, so that a card can be in the middle of others.
cv::Mat1f cardnessInput(const cv::Mat1f &view);

/// The corners in the order that begins `quarters` quarter turns further.
Quad turned(Quad quad, int quarters);

/// The quad whose corners lie at those places of the unit square of another.
Quad moved(const Quad &quad, const cv::Mat1f &cornerMoves);

/// A possible card, its corners moved to where the card seems to be. Nothing may be there at all.
struct Aligned {
    Quad quad;
    double cardness = 0;
};
Aligned aligned(const Pyramid &pyramid, Quad quad, const OrdersProfile &profile);

/// The same until it gets no better: a start that was far off takes more than one time.
Aligned settled(const Pyramid &pyramid, const Quad &quad, const OrdersProfile &profile);

} // namespace vision
