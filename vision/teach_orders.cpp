// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_orders.h"

#include "vision/teach_cues.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace vision {

OrdersProfile profileForNewEdition(const OrdersProfile &known)
{
    OrdersProfile profile = known;
    profile.faces = {expectedFace(known.usual, known.faces)};
    return profile;
}

int teachOrders(OrdersProfile &profile, const cv::Mat &bgr, std::span<const OrderSeen> truth)
{
    std::vector<OrderSeen> known;
    std::ranges::copy_if(truth, std::back_inserter(known), [&](const OrderSeen &card) {
        return card.order && canBeLearned(card.quad, bgr.size());
    });
    const Pyramid pyramid = makePyramid(bgr);
    if (pyramid.levels.empty() || known.empty() || profile.faces.empty())
        return 0;
    OrdersFace &face = profile.faces.back();
    teachCues(face, profile, pyramid, known);
    solve(face);
    return static_cast<int>(known.size());
}

} // namespace vision
