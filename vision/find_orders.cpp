// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/find_orders.h"

#include "vision/card_alignment.h"
#include "vision/card_outlines.h"
#include "vision/read_order.h"
#include "vision/scan_table.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace vision {

namespace {

constexpr float worthAligning = 0.15F; // of facing
constexpr double surelyCard = 0.6;     // of cardness
constexpr double maybeCard = 0.2;
constexpr double noCard = 0.15; // of evidence
constexpr double clearlyCard = 0.5;

bool sound(const Quad &quad, const cv::Mat &picture)
{
    const float reach = static_cast<float>(std::max(picture.cols, picture.rows));
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2f corner = quad.corners[i];
        if (!(std::abs(corner.x) < 2 * reach && std::abs(corner.y) < 2 * reach))
            return false;
        const cv::Point2f here = quad.corners[(i + 1) % 4] - corner;
        const cv::Point2f next = quad.corners[(i + 2) % 4] - quad.corners[(i + 1) % 4];
        if (here.cross(next) <= 0)
            return false;
    }
    return area(quad) > 64;
}

/// Of candidates for the same place, the one most like a card.
std::vector<Aligned> bestOfEach(std::vector<Aligned> candidates)
{
    std::ranges::sort(candidates, std::greater{}, &Aligned::cardness);
    std::vector<Aligned> kept;
    for (const Aligned &candidate : candidates) {
        const bool taken = std::ranges::any_of(kept, [&](const Aligned &other) {
            return overlap(candidate.quad, other.quad) > 0.3 ||
                   contains(other.quad, centre(candidate.quad)) ||
                   contains(candidate.quad, centre(other.quad));
        });
        if (!taken)
            kept.push_back(candidate);
    }
    return kept;
}

class Search
{
public:
    Search(const Pyramid &pyramid, const OrdersProfile &profile)
        : m_pyramid(pyramid)
        , m_profile(profile)
    {
    }

    std::vector<Aligned> amongOutlines(int outlinePixels) const
    {
        const std::vector<Quad> outlines = cardOutlines(m_pyramid, outlinePixels);
        std::vector<Aligned> found(outlines.size());
        cv::parallel_for_({0, static_cast<int>(outlines.size())}, [&](const cv::Range &range) {
            for (int i = range.start; i < range.end; ++i) {
                const auto at = static_cast<std::size_t>(i);
                const cv::Mat1f facing = facingOf(outlines[at]);
                const int quarters = best(facing);
                if (facing(0, quarters) > worthAligning)
                    found[at] = aligned(m_pyramid, turned(outlines[at], quarters), m_profile);
            }
        });
        return likelyOnes(found);
    }

    std::vector<Aligned> onTable(const TablePlane &plane, std::span<const Quad> known) const
    {
        const std::vector<TablePlace> places = placesForCards(m_pyramid, plane, known);
        std::vector<Aligned> found(places.size());
        cv::parallel_for_({0, static_cast<int>(places.size())}, [&](const cv::Range &range) {
            for (int i = range.start; i < range.end; ++i) {
                const auto at = static_cast<std::size_t>(i);
                const auto [centre, angle] = places[at];
                const Quad quad = cardAt(plane, centre, angle);
                if (!sound(quad, m_pyramid.levels[0]))
                    continue;
                const cv::Mat1f facing = facingOf(quad);
                const int quarters = best(facing);
                if (facing(0, quarters) > worthAligning)
                    found[at] = aligned(
                        m_pyramid, cardAt(plane, centre, angle + quarters * std::numbers::pi / 2), m_profile);
            }
        });
        return likelyOnes(found);
    }

private:
    cv::Mat1f facingOf(const Quad &quad) const
    {
        return evaluated(m_profile.facing, cardView(m_pyramid, quad, m_profile));
    }

    static int best(const cv::Mat1f &facing)
    {
        return static_cast<int>(std::max_element(facing.begin(), facing.end()) - facing.begin());
    }

    std::vector<Aligned> likelyOnes(std::vector<Aligned> found) const
    {
        std::erase_if(found, [&](const Aligned &one) {
            return one.cardness < maybeCard || !sound(one.quad, m_pyramid.levels[0]);
        });
        return bestOfEach(std::move(found));
    }

    const Pyramid &m_pyramid;
    const OrdersProfile &m_profile;
};

/// That there is a card at all: by how it looks as a whole, and by how well its print is that of the edition.
double evidenceFor(const Aligned &card, const OrderRead &read)
{
    return card.cardness - 0.25 * std::log2(read.strangeness() / 2);
}

std::vector<Quad> quadsOf(const std::vector<Aligned> &cards, double atLeast)
{
    std::vector<Quad> quads;
    for (const Aligned &card : cards) {
        if (card.cardness >= atLeast)
            quads.push_back(card.quad);
    }
    return quads;
}

std::vector<Aligned> cardsIn(const Pyramid &pyramid, const OrdersProfile &profile)
{
    const Search search(pyramid, profile);
    std::vector<Aligned> cards = search.amongOutlines(quickOutlines);
    if (quadsOf(cards, surelyCard).empty())
        cards = search.amongOutlines(thoroughOutlines);
    const auto plane = tablePlane(quadsOf(cards, surelyCard));
    if (!plane)
        return cards;
    const std::vector<Aligned> more = search.onTable(*plane, quadsOf(cards, surelyCard));
    cards.insert(cards.end(), more.begin(), more.end());
    cards = bestOfEach(std::move(cards));
    std::erase_if(cards, [&](const Aligned &card) {
        const cv::Size2d size = sizeOnTable(*plane, card.quad);
        const double off = std::max(std::abs(std::log(size.width / cardWidth)),
                                    std::abs(std::log(size.height / cardHeight)));
        return off > (card.cardness < surelyCard ? 0.2 : 0.4);
    });
    return cards;
}

} // namespace

std::vector<OrderSeen> findOrders(const cv::Mat &bgr, const OrdersProfile &profile)
{
    std::vector<OrderSeen> seen;
    const Pyramid pyramid = makePyramid(bgr);
    if (pyramid.levels.empty() || profile.faces.empty())
        return seen;
    const std::vector<Aligned> cards = cardsIn(pyramid, profile);

    // A table has one edition on it: the one that makes the cards least strange.
    std::vector<OrderRead> reads;
    double least = 1e9;
    for (const OrdersFace &face : profile.faces) {
        std::vector<OrderRead> under;
        double strangeness = 0;
        for (const Aligned &card : cards) {
            under.push_back(readOrder(pyramid, card.quad, profile, face));
            strangeness += under.back().strangeness();
        }
        if (strangeness < least) {
            least = strangeness;
            reads = std::move(under);
        }
    }

    for (std::size_t i = 0; i < cards.size(); ++i) {
        OrderSeen order;
        order.quad = cards[i].quad;
        order.why = doubtsAbout(reads[i]);
        order.confidence = reads[i].chances[reads[i].best];
        const double evidence = evidenceFor(cards[i], reads[i]);
        if (evidence < noCard)
            continue;
        if (evidence < clearlyCard)
            order.why.push_back({Doubt::Kind::NotReadable});
        order.order = static_cast<scoring::coal_baron::Order>(reads[i].best);
        seen.push_back(order);
    }
    for (OrderSeen &one : seen) {
        if (std::ranges::count(seen, one.order, &OrderSeen::order) > 1)
            one.why.push_back({Doubt::Kind::SameCardTwice});
    }
    return seen;
}

} // namespace vision
