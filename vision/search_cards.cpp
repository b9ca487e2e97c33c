// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/search_cards.h"

#include "vision/card_alignment.h"
#include "vision/card_outlines.h"
#include "vision/glance.h"
#include "vision/table_plane.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <optional>

namespace vision {

namespace {

// Of cardness
constexpr double surelyFound = 0.85;
constexpr double perfectlyFound = 1.1;
constexpr double worthReading = 0.5;

constexpr double byOutline = 0.15; // as good as a faint glimpse

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

/// Aligned until it gets no better: a start that was far off takes more than one time.
Aligned settled(const Pyramid &pyramid, const Quad &quad, const OrdersProfile &profile)
{
    constexpr int mostTimes = 4;
    Aligned best{quad, 0};
    for (int time = 0; time < mostTimes && best.cardness < perfectlyFound; ++time) {
        const Aligned found = aligned(pyramid, best.quad, profile);
        if (!(found.cardness > best.cardness) || !sound(found.quad, pyramid.levels[0]))
            break;
        best = found;
    }
    return best;
}

/// The corners exactly, as far as the card lets them be found, from the end that is up.
Aligned exactly(const Pyramid &pyramid, const Quad &glimpsed, const OrdersProfile &profile)
{
    constexpr double stillThere = 0.3;
    const cv::Mat1f facing = evaluated(profile.facing, cardView(pyramid, glimpsed, profile));
    const int likely = facing(0, 0) >= facing(0, 2) ? 0 : 2;
    Aligned best{turned(glimpsed, likely), 0};
    for (const int quarters : {likely, 2 - likely}) {
        const Aligned found = settled(pyramid, turned(glimpsed, quarters), profile);
        if (found.cardness > best.cardness && overlap(found.quad, glimpsed) > stillThere)
            best = found;
        if (best.cardness > surelyFound)
            break;
    }
    return best;
}

/// Cards that show by their outline, whatever the glance says.
std::vector<Aligned> amongOutlines(const std::vector<Quad> &outlines, const Pyramid &pyramid,
                                   const OrdersProfile &profile)
{
    constexpr float worthAligning = 0.12F; // of facing
    std::vector<Aligned> all(outlines.size());
    forEach(outlines.size(), [&](std::size_t i) {
        const cv::Mat1f facing = evaluated(profile.facing, cardView(pyramid, outlines[i], profile));
        const auto quarters =
            static_cast<int>(std::max_element(facing.begin(), facing.end()) - facing.begin());
        if (facing(0, quarters) > worthAligning)
            all[i] = settled(pyramid, turned(outlines[i], quarters), profile);
    });
    std::erase_if(all, [](const Aligned &one) { return one.cardness < worthReading; });
    std::ranges::sort(all, std::greater{}, &Aligned::cardness);
    std::vector<Aligned> distinct;
    for (const Aligned &one : all) {
        if (std::ranges::none_of(distinct,
                                 [&](const Aligned &other) { return overlap(one.quad, other.quad) > 0.6; }))
            distinct.push_back(one);
    }
    return distinct;
}

/// The same where the glance was wrong about how the card lies, but other cards tell how large it must be.
Aligned exactlyOn(const TablePlane &plane, const Pyramid &pyramid, const Quad &glimpsed,
                  const OrdersProfile &profile)
{
    constexpr int angles = 4;   // of a quarter turn
    constexpr double away = 14; // mm
    constexpr std::size_t worthAligning = 3;
    struct Start {
        Quad quad;
        float facing = 0;
    };
    std::vector<Start> starts;
    const cv::Point2d middle = mapped(plane.toTable, centre(glimpsed));
    const cv::Point2d edge = cv::Point2d(mapped(plane.toTable, glimpsed.corners[1])) -
                             cv::Point2d(mapped(plane.toTable, glimpsed.corners[0]));
    for (int i = 0; i < angles; ++i) {
        const double angle = std::atan2(edge.y, edge.x) + i * std::numbers::pi / 2 / angles;
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
        if (found.cardness > best.cardness)
            best = found;
    }
    return best;
}

/// A table has one edition on it: the one that makes its likeliest cards least strange.
const OrdersFace &chosenFace(const Pyramid &pyramid, const OrdersProfile &profile,
                             std::span<const FoundCard> cards)
{
    const OrdersFace *chosen = &profile.faces.front();
    if (profile.faces.size() < 2)
        return *chosen;
    constexpr std::size_t enough = 4;
    double least = 1e9;
    for (const OrdersFace &face : profile.faces) {
        double strangeness = 0;
        for (std::size_t i = 0; i < std::min(enough, cards.size()); ++i)
            strangeness += std::log(readOrder(pyramid, cards[i].quad, profile, face).strangeness());
        if (strangeness < least) {
            least = strangeness;
            chosen = &face;
        }
    }
    return *chosen;
}

/// That a person would want to be told, though it may not be readable. Set by hard photos: it keeps all but
/// one in a hundred cards, and two things beside them in a photo.
constexpr double likeACard = 0.24;
/// Where not a single card is clear, there are hardly any.
constexpr double veryLikeACard = 0.6;
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

std::vector<FoundCard> searchCards(const Pyramid &pyramid, const OrdersProfile &profile)
{
    std::vector<Glimpse> glimpses = glance(pyramid, profile.glance);
    std::erase_if(glimpses, [&](const Glimpse &one) { return !sound(one.quad, pyramid.levels[0]); });
    std::vector<FoundCard> cards(glimpses.size());
    const auto improve = [&](const auto &look) {
        const std::vector<FoundCard> before = cards;
        forEach(glimpses.size(), [&](std::size_t i) {
            const auto isIt = [&](const FoundCard &sure) {
                return sure.cardness > surelyFound && contains(sure.quad, centre(glimpses[i].quad));
            };
            if (std::ranges::any_of(before, isIt))
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
    for (const Aligned &other : amongOutlines(cardOutlines(pyramid, quickOutlines), pyramid, profile))
        cards.push_back({other.quad, byOutline, other.cardness, {}});
    const std::optional<TablePlane> plane = planeOfSure();
    if (plane)
        improve([&](const Quad &glimpsed) { return exactlyOn(*plane, pyramid, glimpsed, profile); });
    std::ranges::sort(cards, std::greater{}, &FoundCard::cardness);
    const OrdersFace &face = chosenFace(pyramid, profile, cards);
    forEach(cards.size(),
            [&](std::size_t i) { cards[i].read = readOrder(pyramid, cards[i].quad, profile, face); });
    std::ranges::sort(cards, std::greater{},
                      [](const FoundCard &card) { return card.glimpse + card.evidence(); });
    const bool someAreClear =
        std::ranges::any_of(cards, [](const FoundCard &card) { return card.evidence() >= clearlyCard; });
    const double enough = someAreClear ? likeACard : veryLikeACard;
    std::vector<FoundCard> found;
    for (const FoundCard &card : cards) {
        if (likeness(card) >= enough &&
            std::ranges::none_of(found, [&](const FoundCard &other) { return cover(card, other); }))
            found.push_back(card);
    }
    return found;
}

} // namespace vision
