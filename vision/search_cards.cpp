// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/search_cards.h"

#include "vision/card_alignment.h"
#include "vision/card_outlines.h"
#include "vision/scan_table.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace vision {

namespace {

constexpr float worthAligning = 0.12F; // of facing
constexpr double worthReading = 0.2;   // of cardness
constexpr double maySizeDiffer = 0.3;  // as a logarithm: curled cards and a rough plane, but no other piece

/// Convex, of some size, and not far outside the picture.
bool sound(const Quad &quad, const cv::Mat &picture)
{
    const float reach = 2 * static_cast<float>(std::max(picture.cols, picture.rows));
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2f corner = quad.corners[i];
        if (!(std::abs(corner.x) < reach && std::abs(corner.y) < reach))
            return false;
        const cv::Point2f here = quad.corners[(i + 1) % 4] - corner;
        const cv::Point2f next = quad.corners[(i + 2) % 4] - quad.corners[(i + 1) % 4];
        if (here.cross(next) <= 0)
            return false;
    }
    return area(quad) > 64;
}

/// Calls it for every index, on all cores.
void forEach(std::size_t count, const std::function<void(std::size_t)> &call)
{
    cv::parallel_for_({0, static_cast<int>(count)}, [&](const cv::Range &range) {
        for (int i = range.start; i < range.end; ++i)
            call(static_cast<std::size_t>(i));
    });
}

int bestFacing(const cv::Mat1f &facing)
{
    return static_cast<int>(std::max_element(facing.begin(), facing.end()) - facing.begin());
}

class Search
{
public:
    Search(const Pyramid &pyramid, const OrdersProfile &profile)
        : m_pyramid(pyramid)
        , m_profile(profile)
        , m_face(&profile.faces.front())
    {
    }

    void amongOutlines(int outlinePixels)
    {
        const std::vector<Quad> outlines = cardOutlines(m_pyramid, outlinePixels);
        std::vector<Aligned> candidates(outlines.size());
        forEach(outlines.size(), [&](std::size_t i) {
            const cv::Mat1f facing = facingOf(outlines[i]);
            const int quarters = bestFacing(facing);
            if (facing(0, quarters) > worthAligning)
                candidates[i] = aligned(m_pyramid, turned(outlines[i], quarters), m_profile);
        });
        candidates = distinct(std::move(candidates));
        chooseFace(candidates);
        read(candidates);
    }

    void at(const TablePlane &plane, const std::vector<TablePlace> &places)
    {
        std::vector<Aligned> candidates(places.size());
        forEach(places.size(), [&](std::size_t i) {
            const auto [centre, angle] = places[i];
            const Quad quad = cardAt(plane, centre, angle);
            if (!sound(quad, m_pyramid.levels[0]))
                return;
            const cv::Mat1f facing = facingOf(quad);
            const int quarters = bestFacing(facing);
            if (facing(0, quarters) > worthAligning)
                candidates[i] = aligned(
                    m_pyramid, cardAt(plane, centre, angle + quarters * std::numbers::pi / 2), m_profile);
        });
        read(distinct(std::move(candidates)));
    }

    std::vector<Quad> sureOnes() const
    {
        std::vector<Quad> quads;
        for (const FoundCard &card : m_found) {
            if (card.evidence() >= clearlyCard)
                quads.push_back(card.quad);
        }
        return quads;
    }

    void dropOtherSizes(const TablePlane &plane)
    {
        std::erase_if(m_found, [&](const FoundCard &card) {
            const cv::Size2d size = sizeOnTable(plane, card.quad);
            return !(std::abs(std::log(size.width / cardWidth)) < maySizeDiffer &&
                     std::abs(std::log(size.height / cardHeight)) < maySizeDiffer);
        });
    }

    std::vector<FoundCard> found() const { return m_found; }

private:
    cv::Mat1f facingOf(const Quad &quad) const
    {
        return evaluated(m_profile.facing, cardView(m_pyramid, quad, m_profile));
    }

    /// The likely ones, each place once.
    std::vector<Aligned> distinct(std::vector<Aligned> candidates) const
    {
        std::erase_if(candidates, [&](const Aligned &one) {
            return one.cardness < worthReading || !sound(one.quad, m_pyramid.levels[0]);
        });
        std::ranges::sort(candidates, std::greater{}, &Aligned::cardness);
        std::vector<Aligned> kept;
        for (const Aligned &candidate : candidates) {
            const auto same = [&](const auto &other) { return overlap(candidate.quad, other.quad) > 0.6; };
            const auto sureSame = [&](const FoundCard &other) {
                return other.evidence() >= clearlyCard && overlap(candidate.quad, other.quad) > 0.3;
            };
            if (std::ranges::none_of(kept, same) && std::ranges::none_of(m_found, sureSame))
                kept.push_back(candidate);
        }
        return kept;
    }

    /// A table has one edition on it: the one that makes its cards least strange.
    void chooseFace(const std::vector<Aligned> &candidates)
    {
        if (m_profile.faces.size() < 2)
            return;
        constexpr std::size_t enough = 6;
        double least = 1e9;
        for (const OrdersFace &face : m_profile.faces) {
            double strangeness = 0;
            for (std::size_t i = 0; i < std::min(enough, candidates.size()); ++i)
                strangeness +=
                    std::log(readOrder(m_pyramid, candidates[i].quad, m_profile, face).strangeness());
            if (strangeness < least) {
                least = strangeness;
                m_face = &face;
            }
        }
    }

    void read(const std::vector<Aligned> &candidates)
    {
        std::vector<FoundCard> cards(candidates.size());
        forEach(cards.size(), [&](std::size_t i) {
            cards[i] = {candidates[i].quad, candidates[i].cardness,
                        readOrder(m_pyramid, candidates[i].quad, m_profile, *m_face)};
        });
        cards.insert(cards.end(), m_found.begin(), m_found.end());
        std::ranges::sort(cards, std::greater{}, &FoundCard::evidence);
        m_found.clear();
        for (const FoundCard &card : cards) {
            const auto covers = [&](const FoundCard &other) {
                return overlap(card.quad, other.quad) > 0.3 || contains(other.quad, centre(card.quad)) ||
                       contains(card.quad, centre(other.quad));
            };
            if (card.evidence() >= hardlyCard && std::ranges::none_of(m_found, covers))
                m_found.push_back(card);
        }
    }

    const Pyramid &m_pyramid;
    const OrdersProfile &m_profile;
    const OrdersFace *m_face;
    std::vector<FoundCard> m_found;
};

} // namespace

double FoundCard::evidence() const
{
    return cardness - 0.25 * std::log2(read.strangeness() / 2);
}

std::vector<FoundCard> searchCards(const Pyramid &pyramid, const OrdersProfile &profile)
{
    Search search(pyramid, profile);
    search.amongOutlines(quickOutlines);
    if (search.sureOnes().empty())
        search.amongOutlines(thoroughOutlines);
    auto plane = tablePlane(search.sureOnes());
    if (!plane)
        return search.found();
    search.at(*plane, placesForCards(pyramid, *plane, search.sureOnes()));
    // People lay cards in rows: beside every card there may be one more, and beside that another.
    for (int round = 0; round < 2; ++round) {
        const std::vector<Quad> known = search.sureOnes();
        plane = tablePlane(known);
        if (!plane)
            return search.found();
        search.at(*plane, placesBeside(pyramid, *plane, known));
        if (search.sureOnes().size() == known.size())
            break;
    }
    search.dropOtherSizes(*plane);
    return search.found();
}

} // namespace vision
