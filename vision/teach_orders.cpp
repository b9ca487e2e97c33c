// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_orders.h"

#include "vision/teach_cues.h"

namespace vision {

OrdersProfile profileForNewEdition(const OrdersProfile &known)
{
    OrdersProfile profile = known;
    profile.faces = {expectedFace(known.usual, known.faces)};
    return profile;
}

void teachOrders(OrdersProfile &profile, const cv::Mat &bgr, std::span<const OrderSeen> truth)
{
    const Pyramid pyramid = makePyramid(bgr);
    if (pyramid.levels.empty() || truth.empty() || profile.faces.empty())
        return;
    OrdersFace &face = profile.faces.back();
    teachCues(face, profile, pyramid, truth);
    solve(face);
}

} // namespace vision
