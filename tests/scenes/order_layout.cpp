// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/order_layout.h"

#include "scenes/framing.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace scenes {

namespace {

// A card lies on top of those laid before it.
constexpr double cardThickness = .3;

int chooseCount(Random &random, Level level)
{
    if (random.chance(by(level, .03, .06, .08)))
        return random.whole(18, 44);
    return by(level, random.whole(1, 10), random.whole(2, 14), random.whole(1, 14));
}

// The share of a card that lies on another one.
double shared(const Place &one, const Place &other)
{
    const auto box = [](const Place &place) {
        return cv::RotatedRect(place.middle, cv::Size2f(orderSize), static_cast<float>(place.turn));
    };
    std::vector<cv::Point2f> region;
    if (cv::rotatedRectangleIntersection(box(one), box(other), region) == cv::INTERSECT_NONE ||
        region.size() < 3)
        return 0;
    std::vector<cv::Point2f> hull;
    cv::convexHull(region, hull);
    return cv::contourArea(hull) / orderSize.area();
}

std::vector<Place> inRows(Random &random, Level level, int count)
{
    const int across = std::clamp(cvRound(std::sqrt(count * random.between(1.2, 4))), 1, 12);
    const bool tight = random.chance(by(level, .1, .25, .45));
    const double low = tight ? by(level, .4, 0., -3.) : 3;
    const double high = tight ? by(level, 2., 1.5, 1.) : by(level, 14., 14., 12.);
    const cv::Point2d gap(random.between(low, high), random.between(low, high));
    const double jitter = tight ? by(level, .1, .25, .8) : by(level, .4, 1.2, 2.2);
    const double turn = by(level, .7, tight ? .5 : 2., tight ? 1.2 : 4.);
    const bool upsideDown = random.chance(by(level, 0., .1, .3)); // some cards, where it happens at all
    std::vector<Place> places;
    for (int i = 0; i < count; ++i) {
        const cv::Point2d at(i % across * (orderSize.width + gap.x), i / across * (orderSize.height + gap.y));
        const cv::Point2d aside(jitter * random.normal(), jitter * random.normal());
        const double half = upsideDown && random.chance(.3) ? 180 : 0;
        places.push_back({at + aside, half + turn * random.normal(), 0});
    }
    return places;
}

std::vector<Place> loosely(Random &random, Level level, int count)
{
    const double room = orderSize.area() * count * random.between(2, 4);
    const cv::Point2d reach(std::sqrt(room) * .62, std::sqrt(room) * .4);
    const double turn = by(level, random.between(3, 10), random.between(5, 30), random.between(8, 180));
    const bool upsideDown = random.chance(by(level, .1, .35, .6));
    std::vector<Place> places;
    for (int i = 0; i < count; ++i) {
        for (int attempt = 0;; ++attempt) {
            const double wider = 1 + attempt * .02;
            const cv::Point2d at(random.between(-reach.x, reach.x) * wider,
                                 random.between(-reach.y, reach.y) * wider);
            const double half = upsideDown && random.chance(.35) ? 180 : 0;
            const Place place{at, half + random.between(-turn, turn), 0};
            const double allowed = by(level, 0., .01, random.chance(.3) ? .12 : .02);
            if (std::ranges::all_of(places,
                                    [&](const Place &other) { return shared(place, other) <= allowed; })) {
                places.push_back(place);
                break;
            }
        }
    }
    return places;
}

// Laid over each other in columns or a fan, so that of each the next hides a strip.
std::vector<Place> fanned(Random &random, Level level, int count)
{
    const double step = orderSize.width * by(level, 1., random.between(.93, 1.05), random.between(.86, 1.02));
    const double bend = random.between(0, 3);
    const int across = std::min(count, random.whole(3, 9));
    std::vector<Place> places;
    for (int i = 0; i < count; ++i) {
        const double along = i % across - (across - 1) / 2.0;
        const cv::Point2d at(along * step, i / across * (orderSize.height + 8) + along * along * bend * .8);
        places.push_back({at, along * bend + random.normal(), 0});
    }
    return places;
}

} // namespace

std::vector<Place> chooseLayout(Random &random, Level level, std::optional<int> cards)
{
    const int count = cards.value_or(chooseCount(random, level));
    const double style = random.share();
    const double rows = by(level, .85, .62, .45);
    std::vector<Place> places = style < rows                      ? inRows(random, level, count)
                                : style < by(level, 1., .94, .85) ? loosely(random, level, count)
                                                                  : fanned(random, level, count);
    const Group group = chooseGroup(random, level);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Place own = places[i];
        places[i] = group.on(own);
        for (std::size_t under = 0; under < i; ++under)
            if (shared(places[i], places[under]) > 0)
                places[i].height = std::max(places[i].height, places[under].height + cardThickness);
    }
    return places;
}

} // namespace scenes
