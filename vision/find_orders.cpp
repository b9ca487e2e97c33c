// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/find_orders.h"

#include "vision/search_cards.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace vision {

namespace {

bool reachesOut(const Quad &quad, const cv::Mat &picture)
{
    // A corner of an exactly found card may lie a little outside without anything missing.
    const float slack = 0.06F * std::sqrt(static_cast<float>(area(quad)));
    return std::ranges::any_of(quad.corners, [&](cv::Point2f corner) {
        return corner.x < -slack || corner.y < -slack ||
               corner.x > static_cast<float>(picture.cols) + slack ||
               corner.y > static_cast<float>(picture.rows) + slack;
    });
}

OrderSeen seenAs(const FoundCard &card, const cv::Mat &picture)
{
    OrderSeen seen;
    seen.quad = card.quad;
    seen.why = doubtsAbout(card.read);
    const bool clear = card.evidence() >= clearlyCard;
    if (card.evidence() >= hardlyCard)
        seen.order = static_cast<scoring::coal_baron::Order>(card.read.best);
    if (!clear)
        seen.why.push_back({Doubt::Kind::NotReadable});
    if (reachesOut(card.quad, picture))
        seen.why.push_back({Doubt::Kind::CutOff});
    seen.confidence = card.read.chances[card.read.best] / (1 + std::exp(-card.evidence()));
    return seen;
}

} // namespace

std::vector<OrderSeen> findOrders(const cv::Mat &bgr, const OrdersProfile &profile, Care care)
{
    constexpr int smallestCard = 16; // pixels: whatever is narrower cannot be told from anything else
    std::vector<OrderSeen> seen;
    if (std::min(bgr.cols, bgr.rows) < smallestCard || profile.faces.empty())
        return seen;
    const Pyramid pyramid = makePyramid(bgr);
    if (pyramid.levels.empty())
        return seen;
    for (const FoundCard &card : searchCards(pyramid, profile, care))
        seen.push_back(seenAs(card, bgr));
    for (OrderSeen &one : seen) {
        if (one.order && std::ranges::count(seen, one.order, &OrderSeen::order) > 1)
            one.why.push_back({Doubt::Kind::SameCardTwice});
    }
    // As people read: rows from the top, each from the left.
    std::ranges::sort(seen, {}, [&](const OrderSeen &one) {
        const cv::Point2f at = centre(one.quad);
        const float row = std::floor(at.y * 8 / static_cast<float>(bgr.rows));
        return std::pair(row, at.x);
    });
    return seen;
}

} // namespace vision
