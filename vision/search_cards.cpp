// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/search_cards.h"

#include "vision/card_alignment.h"
#include "vision/glance.h"
#include "vision/table_plane.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <optional>

namespace vision {

namespace {

// Of cardness
constexpr double surelyFound = 0.85;
constexpr double foundWellEnough = 0.6; // in a frame of a film

constexpr std::size_t enoughToKnow = 4; // cards, for their edition

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
    // Some take longer than others: each is given to whoever is free.
    cv::parallel_for_(
        {0, static_cast<int>(count)},
        [&](const cv::Range &range) {
            for (int i = range.start; i < range.end; ++i)
                call(static_cast<std::size_t>(i));
        },
        static_cast<double>(count));
}

/// A glance knows a card's middle well: what lies farther away is another card.
bool staysWith(const Quad &glimpsed, const Quad &found)
{
    constexpr double farthest = 0.35; // of its width
    return cv::norm(centre(found) - centre(glimpsed)) <
           farthest * std::sqrt(area(found) * cardWidth / cardHeight);
}

/// The corners exactly, as far as the card lets them be found, from the end that is up.
Aligned exactly(const Pyramid &pyramid, const Quad &glimpsed, const OrdersProfile &profile)
{
    const cv::Mat1f facing = evaluated(profile.facing, cardView(pyramid, glimpsed, profile));
    const int likely = facing(0, 0) >= facing(0, 2) ? 0 : 2;
    Aligned best{turned(glimpsed, likely), 0};
    for (const int quarters : {likely, 2 - likely}) {
        const Aligned found = settled(pyramid, turned(glimpsed, quarters), profile);
        if (found.cardness > best.cardness && sound(found.quad, pyramid.levels[0]) &&
            staysWith(glimpsed, found.quad))
            best = found;
        if (best.cardness > surelyFound)
            break;
    }
    return best;
}

/// The same where the glance was wrong about how the card lies, but other cards tell how large it must be.
Aligned exactlyOn(const TablePlane &plane, const Pyramid &pyramid, const Quad &glimpsed,
                  const OrdersProfile &profile)
{
    constexpr std::array turns{0.0, 0.3, -0.3};
    constexpr double away = 9; // mm
    constexpr std::size_t worthAligning = 2;
    struct Start {
        Quad quad;
        float facing = 0;
    };
    std::vector<Start> starts;
    const cv::Point2d middle = mapped(plane.toTable, centre(glimpsed));
    const cv::Point2d edge = cv::Point2d(mapped(plane.toTable, glimpsed.corners[1])) -
                             cv::Point2d(mapped(plane.toTable, glimpsed.corners[0]));
    for (const double turn : turns) {
        const double angle = std::atan2(edge.y, edge.x) + turn;
        for (const cv::Point2d &off : {cv::Point2d(), cv::Point2d(away, 0), cv::Point2d(-away, 0),
                                       cv::Point2d(0, away), cv::Point2d(0, -away)}) {
            const Quad quad = cardAt(plane, middle + off, angle);
            if (!sound(quad, pyramid.levels[0]))
                continue;
            const cv::Mat1f facing = evaluated(profile.facing, cardView(pyramid, quad, profile));
            for (int quarters = 0; quarters < 4; ++quarters)
                starts.push_back({cardAt(plane, middle + off, angle + quarters * std::numbers::pi / 2),
                                  facing(0, quarters)});
        }
    }
    std::ranges::sort(starts, std::greater{}, &Start::facing);
    Aligned best{glimpsed, 0};
    for (std::size_t i = 0; i < std::min(worthAligning, starts.size()) && best.cardness < surelyFound; ++i) {
        const Aligned found = settled(pyramid, starts[i].quad, profile);
        if (found.cardness > best.cardness && sound(found.quad, pyramid.levels[0]) &&
            staysWith(glimpsed, found.quad))
            best = found;
    }
    return best;
}

/// Whether a card there could look that large.
bool isOfSize(const TablePlane &plane, const Quad &glimpsed)
{
    constexpr double most = 8; // times by area: a glance is not exact
    const double there = area(cardAt(plane, mapped(plane.toTable, centre(glimpsed)), 0));
    return area(glimpsed) < most * there && there < most * area(glimpsed);
}

/// Reads the likeliest cards, which come first, under every edition. A table has one edition on it: the one
/// that makes them least strange.
const OrdersFace &readUnderEach(const Pyramid &pyramid, const OrdersProfile &profile,
                                std::span<FoundCard> likeliest)
{
    const std::size_t faces = profile.faces.size();
    std::vector<OrderRead> reads(likeliest.size() * faces);
    forEach(reads.size(), [&](std::size_t i) {
        reads[i] = readOrder(pyramid, likeliest[i / faces].quad, profile, profile.faces[i % faces]);
    });
    std::size_t chosen = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t face = 0; face < faces; ++face) {
        double strangeness = 0;
        for (std::size_t i = 0; i < likeliest.size(); ++i)
            strangeness += std::log(reads[i * faces + face].strangeness());
        if (strangeness < least) {
            least = strangeness;
            chosen = face;
        }
    }
    for (std::size_t i = 0; i < likeliest.size(); ++i)
        likeliest[i].read = reads[i * faces + chosen];
    return profile.faces[chosen];
}

/// That a person would want to be told, though it may not be readable. Set by hard photos: it keeps all but
/// one in a hundred cards, and two things beside them in a photo.
constexpr double likeACard = 0.1;
/// Where not a single card is clear, there are hardly any.
constexpr double veryLikeACard = 0.45;
double likeness(const FoundCard &card)
{
    return card.glimpse + 0.3 * card.evidence();
}

bool cover(const FoundCard &one, const FoundCard &other)
{
    return overlap(one.quad, other.quad) > 0.3 || contains(other.quad, centre(one.quad)) ||
           contains(one.quad, centre(other.quad));
}

} // namespace

double FoundCard::evidence() const
{
    return cardness - 0.25 * std::log2(read.strangeness() / 2);
}

std::vector<FoundCard> searchCards(const Pyramid &pyramid, const OrdersProfile &profile, Care care)
{
    std::vector<Glimpse> glimpses = glance(pyramid, profile.glance, care);
    std::erase_if(glimpses, [&](const Glimpse &one) { return !sound(one.quad, pyramid.levels[0]); });
    std::vector<FoundCard> cards(glimpses.size());
    const double enough = care == Care::OfAFrame ? foundWellEnough : surelyFound;
    const auto improve = [&](const auto &look) {
        const std::vector<FoundCard> before = cards;
        forEach(glimpses.size(), [&](std::size_t i) {
            const auto isIt = [&](const FoundCard &sure) {
                return sure.cardness > surelyFound && contains(sure.quad, centre(glimpses[i].quad));
            };
            if (before[i].cardness > enough || std::ranges::any_of(before, isIt))
                return;
            const Aligned better = look(glimpses[i].quad);
            if (better.cardness > cards[i].cardness) {
                cards[i].quad = better.quad;
                cards[i].cardness = better.cardness;
            }
        });
    };
    const auto planeOfSure = [&] {
        std::vector<Quad> sure;
        for (const FoundCard &card : cards) {
            if (card.cardness > surelyFound)
                sure.push_back(card.quad);
        }
        return tablePlane(sure);
    };
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = {glimpses[i].quad, static_cast<double>(glimpses[i].chance), 0, {}};
    improve([&](const Quad &glimpsed) { return exactly(pyramid, glimpsed, profile); });
    const std::optional<TablePlane> plane = planeOfSure();
    if (plane) {
        improve([&](const Quad &glimpsed) {
            return isOfSize(*plane, glimpsed) ? exactlyOn(*plane, pyramid, glimpsed, profile)
                                              : Aligned{glimpsed, 0};
        });
        std::erase_if(cards, [&](const FoundCard &card) {
            return card.cardness < surelyFound && !isOfSize(*plane, card.quad);
        });
    }
    std::ranges::sort(cards, std::greater{}, &FoundCard::cardness);
    const std::size_t known =
        profile.faces.size() > 1 ? std::min<std::size_t>(enoughToKnow, cards.size()) : 0;
    const OrdersFace &face = readUnderEach(pyramid, profile, std::span(cards).first(known));
    forEach(cards.size() - known, [&](std::size_t i) {
        FoundCard &card = cards[known + i];
        card.read = readOrder(pyramid, card.quad, profile, face);
    });
    std::ranges::sort(cards, std::greater{},
                      [](const FoundCard &card) { return card.glimpse + card.evidence(); });
    const bool someAreClear =
        std::ranges::any_of(cards, [](const FoundCard &card) { return card.evidence() >= clearlyCard; });
    const double like = someAreClear ? likeACard : veryLikeACard;
    std::vector<FoundCard> found;
    for (const FoundCard &card : cards) {
        if (likeness(card) >= like &&
            std::ranges::none_of(found, [&](const FoundCard &other) { return cover(card, other); }))
            found.push_back(card);
    }
    return found;
}

} // namespace vision
