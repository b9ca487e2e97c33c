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
#include <numeric>
#include <optional>

namespace vision {

namespace {

// Of cardness
constexpr double surelyFound = 3;
constexpr double hopeless = -5;

constexpr std::size_t enoughToKnow = 4;  // cards, for their edition
constexpr std::size_t enoughForSize = 4; // for how large all of them are

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
Aligned exactly(const Pyramid &pyramid, const Quad &glimpsed, const OrdersProfile &profile, Care care)
{
    const Aligned found = aligned(pyramid, glimpsed, profile.lie, care);
    const bool fits = sound(found.quad, pyramid.levels[0]) && staysWith(glimpsed, found.quad);
    return fits ? found : Aligned{glimpsed};
}

/// What a glance says of a card's size, by what a card lying there would have.
enum class SizeThere : std::uint8_t { TooSmall, Fits, TooLarge };

SizeThere sizeThere(const TablePlane &plane, const Quad &glimpsed)
{
    constexpr double most = 8; // times by area: a glance is not exact
    const double there = area(cardAt(plane, mapped(plane.toTable, centre(glimpsed)), 0));
    return area(glimpsed) >= most * there   ? SizeThere::TooLarge
           : there >= most * area(glimpsed) ? SizeThere::TooSmall
                                            : SizeThere::Fits;
}

/// Which way a card may lie that was glimpsed there, as angles on the table. A glance that cannot tell two
/// ways apart takes the middle of them, where the card's edges have hardly any length: then it is any way.
std::vector<double> waysToLie(const TablePlane &plane, const Quad &glimpsed)
{
    constexpr double quarter = std::numbers::pi / 2;
    if (sizeThere(plane, glimpsed) == SizeThere::TooSmall)
        return {0, quarter / 3, 2 * quarter / 3, quarter, 4 * quarter / 3, 5 * quarter / 3};
    const cv::Point2d edge = cv::Point2d(mapped(plane.toTable, glimpsed.corners[1])) -
                             cv::Point2d(mapped(plane.toTable, glimpsed.corners[0]));
    const double angle = std::atan2(edge.y, edge.x);
    return {angle, angle + 0.3, angle - 0.3, angle + quarter};
}

/// The same where the glance was wrong about how the card lies, but other cards tell how large it must be.
Aligned exactlyOn(const TablePlane &plane, const Pyramid &pyramid, const Quad &glimpsed,
                  const OrdersProfile &profile)
{
    constexpr double away = 9; // mm
    constexpr std::size_t worthAligning = 2;
    struct Start {
        Quad quad;
        float isCard = 0;
    };
    std::vector<Start> starts;
    const cv::Point2d middle = mapped(plane.toTable, centre(glimpsed));
    for (const double angle : waysToLie(plane, glimpsed)) {
        for (const cv::Point2d &off : {cv::Point2d(), cv::Point2d(away, 0), cv::Point2d(-away, 0),
                                       cv::Point2d(0, away), cv::Point2d(0, -away)}) {
            const Quad quad = cardAt(plane, middle + off, angle);
            if (sound(quad, pyramid.levels[0]))
                starts.push_back({quad, seenBy(profile.lie, lieShape(), pyramid, quad)(0, Lie::IsCard)});
        }
    }
    std::ranges::sort(starts, std::greater{}, &Start::isCard);
    Aligned best{glimpsed};
    for (std::size_t i = 0; i < std::min(worthAligning, starts.size()) && best.cardness < surelyFound; ++i) {
        const Aligned found = aligned(pyramid, starts[i].quad, profile.lie);
        if (found.cardness > best.cardness && sound(found.quad, pyramid.levels[0]) &&
            staysWith(glimpsed, found.quad))
            best = found;
    }
    return best;
}

/// The glimpses of what may be a card though none was found there, the likeliest first. A dotted cloth has
/// many things that look a little like one: there only the likeliest are worth the time.
std::vector<std::size_t> worthAnotherLook(std::span<const Glimpse> glimpses, std::span<const Quad> found,
                                          const TablePlane &plane)
{
    constexpr std::size_t most = 16;
    std::vector<std::size_t> worth;
    for (std::size_t i = 0; i < glimpses.size() && worth.size() < most; ++i) {
        const Quad &quad = glimpses[i].quad;
        if (sizeThere(plane, quad) != SizeThere::TooLarge &&
            std::ranges::none_of(found, [&](const Quad &it) { return contains(it, centre(quad)); }))
            worth.push_back(i);
    }
    return worth;
}

/// A card that may lie in two ways, as the networks see it in each.
struct Ways {
    CardSeen likely;
    std::optional<CardSeen> turned;
    double odds = 1; ///< of the likely one
};

struct WayRead {
    OrderRead read;
    bool turned = false;
};

/// How much wider, narrower, longer or shorter it is than a card lying there, beyond what curled cards are.
double misfitOn(const TablePlane &plane, const Quad &quad)
{
    constexpr double usual = 0.1;
    const cv::Size2d size = sizeOnTable(plane, quad);
    const double off =
        std::abs(std::log(size.width / cardWidth)) + std::abs(std::log(size.height / cardHeight));
    return std::isfinite(off) ? std::clamp(off - usual, 0.0, 1.0) : 1;
}

/// Of the ways in which a card may lie the one that makes it least strange.
WayRead leastStrange(const Ways &ways, const OrdersFace &face)
{
    const WayRead likely{readOrder(ways.likely, face)};
    if (!ways.turned)
        return likely;
    const WayRead other{readOrder(*ways.turned, face), true};
    const double better = std::pow(likely.read.strangeness() / other.read.strangeness(), cueCount);
    return better > ways.odds ? other : likely;
}

/// Reads all cards. A table has one edition on it: the one that makes the likeliest cards, which come first,
/// least strange.
void readAll(const Pyramid &pyramid, const OrdersProfile &profile, Care care, std::span<FoundCard> cards)
{
    const double surelyUpright = care == Care::OfAPhoto ? 1000 : 30; // times as likely as the other way
    std::vector<Ways> seen(cards.size());
    forEach(cards.size(), [&](std::size_t i) {
        seen[i].likely = lookAt(pyramid, cards[i].quad, profile);
        seen[i].odds = cards[i].uprightOdds;
        if (seen[i].odds < surelyUpright)
            seen[i].turned = lookAt(pyramid, turned(cards[i].quad, 2), profile);
    });
    const OrdersFace *chosen = &profile.faces.front();
    double least = std::numeric_limits<double>::infinity();
    for (const OrdersFace &face : profile.faces) {
        double strangeness = 0;
        for (std::size_t i = 0; i < std::min(enoughToKnow, cards.size()); ++i)
            strangeness += std::log(leastStrange(seen[i], face).read.strangeness());
        if (strangeness < least) {
            least = strangeness;
            chosen = &face;
        }
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const WayRead read = leastStrange(seen[i], *chosen);
        cards[i].read = read.read;
        cards[i].quad = turned(cards[i].quad, read.turned ? 2 : 0);
    }
}

/// That a person would want to be told, though it may not be readable. Set by hard photos: it keeps all but
/// one in a thousand cards, and one thing beside them in every other photo.
constexpr double likeACard = -7;
/// Where not a single card is clear, there are hardly any.
constexpr double veryLikeACard = -4;

/// The cards of a photo are about equally clear: where most are very clear, what is less so is hardly one.
void expectClearCards(std::span<FoundCard> cards)
{
    constexpr std::size_t enough = 3;
    constexpr double usual = 8;
    std::vector<double> likely;
    for (const FoundCard &card : cards) {
        if (card.evidence() > 0)
            likely.push_back(card.evidence());
    }
    const auto middle = likely.begin() + static_cast<std::ptrdiff_t>(likely.size() / 2);
    std::ranges::nth_element(likely, middle);
    const double clear = likely.size() >= enough ? *middle : usual;
    for (FoundCard &card : cards)
        card.expected = 0.5 * std::clamp(clear - 4, 0.0, 8.0);
}

bool cover(const FoundCard &one, const FoundCard &other)
{
    return overlap(one.quad, other.quad) > 0.3 || contains(other.quad, centre(one.quad)) ||
           contains(one.quad, centre(other.quad));
}

} // namespace

double FoundCard::evidence() const
{
    // Weighed as held-out photos showed; what is far beyond doubt does not make up for the rest.
    constexpr double most = 8;
    return -0.1 + 1.05 * std::log(glimpse / (1.001 - glimpse)) + 0.5 * std::clamp(cardness, -most, most) -
           4.2 * std::log(read.strangeness()) - 3.3 * misfit + 0.2 * read.agreement() - expected;
}

std::vector<FoundCard> searchCards(const Pyramid &pyramid, const OrdersProfile &profile, Care care)
{
    std::vector<Glimpse> glimpses = glance(pyramid, profile.glance, care);
    std::erase_if(glimpses, [&](const Glimpse &one) { return !sound(one.quad, pyramid.levels[0]); });
    std::ranges::sort(glimpses, std::greater{}, &Glimpse::chance);
    std::vector<FoundCard> cards;
    for (const Glimpse &glimpse : glimpses)
        cards.push_back({glimpse.quad, static_cast<double>(glimpse.chance)});
    const auto improve = [&](std::span<const std::size_t> which, const auto &look) {
        forEach(which.size(), [&](std::size_t i) {
            FoundCard &card = cards[which[i]];
            const Aligned better = look(glimpses[which[i]].quad);
            if (better.cardness > card.cardness) {
                card.quad = better.quad;
                card.cardness = better.cardness;
                card.uprightOdds = better.uprightOdds;
            }
        });
    };
    const auto sureOnes = [&] {
        std::vector<Quad> sure;
        for (const FoundCard &card : cards) {
            if (card.cardness > surelyFound)
                sure.push_back(card.quad);
        }
        return sure;
    };
    std::vector<std::size_t> all(glimpses.size());
    std::iota(all.begin(), all.end(), std::size_t{});
    improve(all, [&](const Quad &glimpsed) { return exactly(pyramid, glimpsed, profile, care); });
    const std::vector<Quad> seenAtOnce = sureOnes();
    if (const std::optional<TablePlane> plane = tablePlane(seenAtOnce)) {
        if (care == Care::OfAPhoto) { // the next frame may be a better one
            improve(worthAnotherLook(glimpses, seenAtOnce, *plane),
                    [&](const Quad &glimpsed) { return exactlyOn(*plane, pyramid, glimpsed, profile); });
        }
        std::erase_if(cards, [&](const FoundCard &card) {
            return card.cardness < surelyFound && sizeThere(*plane, card.quad) != SizeThere::Fits;
        });
    }
    std::erase_if(cards, [](const FoundCard &card) { return card.cardness < hopeless; });
    const std::vector<Quad> sure = sureOnes();
    if (const auto shared = sure.size() >= enoughForSize ? tablePlane(sure) : std::nullopt) {
        for (FoundCard &card : cards)
            card.misfit = misfitOn(*shared, card.quad);
    }
    std::ranges::sort(cards, std::greater{}, &FoundCard::cardness);
    readAll(pyramid, profile, care, cards);
    expectClearCards(cards);
    std::ranges::sort(cards, std::greater{}, &FoundCard::evidence);
    const bool someAreClear =
        std::ranges::any_of(cards, [](const FoundCard &card) { return card.evidence() >= clearlyCard; });
    const double like = someAreClear ? likeACard : veryLikeACard;
    std::vector<FoundCard> found;
    for (const FoundCard &card : cards) {
        if (card.evidence() >= like &&
            std::ranges::none_of(found, [&](const FoundCard &other) { return cover(card, other); }))
            found.push_back(card);
    }
    return found;
}

} // namespace vision
