// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_cues.h"

#include "vision/teach_cards.h"

#include <opencv2/core.hpp>

#include <algorithm>

namespace vision {

using scoring::coal_baron::card;
using scoring::coal_baron::OrderCard;

namespace {

constexpr int viewsPerCard = 3;

int placeOf(int points)
{
    return static_cast<int>(std::ranges::find(orderPoints, points) - orderPoints.begin());
}

/// A card as the search would find it: begun a little off and aligned. Reading then knows how well
/// alignment works.
std::vector<Quad> foundAgain(const Quad &truth, const OrdersProfile &profile, const Pyramid &pyramid,
                             cv::RNG &random)
{
    std::vector<Quad> quads;
    for (int i = 0; i < viewsPerCard; ++i) {
        const Quad quad = aligned(pyramid, jittered(truth, random, 0.7), profile).quad;
        if (overlap(quad, truth) > 0.8)
            quads.push_back(quad);
    }
    if (quads.empty())
        quads.push_back(truth);
    return quads;
}

cv::Rect2d shifted(cv::Rect2d window, cv::RNG &random)
{
    window.x += random.uniform(-0.05, 0.05);
    window.y += random.uniform(-0.035, 0.035);
    return window;
}

} // namespace

OrdersFace emptyFace(std::string name)
{
    OrdersFace face;
    face.name = std::move(name);
    for (SquarePlaces &places : face.squares)
        places.differences = cv::Mat1f::zeros(squareGrid, squareGrid);
    face.numberShift = emptyFit(numberDims, 2);
    face.number = emptyClasses(static_cast<int>(orderPoints.size()), numberDims);
    face.layout = emptyClasses(4, layoutDims);
    face.colour = emptyClasses(4, colourDims);
    face.vehicle = emptyClasses(4, vehicleDims);
    return face;
}

void samplePlaces(OrdersFace &face, NumberSamples &numbers, const Pyramid &pyramid,
                  std::span<const OrderSeen> truth)
{
    for (const OrderSeen &seen : truth) {
        if (!seen.order)
            continue;
        const OrderCard &printed = card(*seen.order);
        numbers.upperParts.push_back(upperPartFeatures(pyramid, seen.quad));
        numbers.numbers.push_back(placeOf(printed.points));
        SquarePlaces &places = face.squares[static_cast<std::size_t>(printed.squareCount() - 1)];
        const cv::Mat1f differences = differenceFromPaper(cardMiddle(pyramid, seen.quad));
        places.differences = (places.differences * places.cards + differences) / (places.cards + 1);
        places.cards += 1;
    }
}

void sampleCues(CueSamples &samples, const OrdersFace &face, const OrdersProfile &profile,
                const Pyramid &pyramid, std::span<const OrderSeen> truth)
{
    cv::RNG random(truth.size() + 20);
    for (const OrderSeen &seen : truth) {
        const Quad quad = foundAgain(seen.quad, profile, pyramid, random).front();
        samples.number.push_back(numberFeatures(pyramid, quad, face.numberWindow));
        samples.number.push_back(numberFeatures(pyramid, quad, shifted(face.numberWindow, random)));
        samples.layout.push_back(layoutFeatures(pyramid, quad));
        samples.vehicle.push_back(vehicleFeatures(pyramid, quad));
    }
}

void teachNumberShift(OrdersFace &face, const OrdersProfile &profile, const Pyramid &pyramid,
                      std::span<const OrderSeen> truth)
{
    cv::RNG random(truth.size() + 22);
    for (const OrderSeen &seen : truth) {
        if (!seen.order)
            continue;
        const cv::Rect2d &place = face.numberWindow;
        const cv::Point2d middle(place.x + place.width / 2, place.y + place.height / 2);
        for (const Quad &quad : foundAgain(seen.quad, profile, pyramid, random)) {
            const cv::Point2f there = mapped(unitSquareTo(seen.quad), middle);
            const cv::Point2d here = mapped(unitSquareTo(quad).inv(), there);
            for (int i = 0; i < viewsPerCard; ++i) {
                const cv::Rect2d window = shifted(place, random);
                cv::Mat1f shift(1, 2);
                shift(0, 0) = static_cast<float>(here.x - window.x - window.width / 2);
                shift(0, 1) = static_cast<float>(here.y - window.y - window.height / 2);
                addSample(face.numberShift, projected(profile.number, numberFeatures(pyramid, quad, window)),
                          shift);
            }
        }
    }
}

void teachCues(OrdersFace &face, const OrdersProfile &profile, const Pyramid &pyramid,
               std::span<const OrderSeen> truth)
{
    cv::RNG random(truth.size() + 21);
    for (const OrderSeen &seen : truth) {
        if (!seen.order)
            continue;
        const OrderCard &printed = card(*seen.order);
        for (const Quad &quad : foundAgain(seen.quad, profile, pyramid, random)) {
            addSample(face.number, placeOf(printed.points), numberView(pyramid, quad, profile, face));
            addSample(face.layout, printed.squareCount() - 1,
                      projected(profile.layout, layoutFeatures(pyramid, quad)));
            addSample(face.vehicle, static_cast<int>(printed.vehicle),
                      projected(profile.vehicle, vehicleFeatures(pyramid, quad)));
            if (printed.squareCount() == 4)
                continue; // one of each: no colour of its own
            const auto colour = colourFeatures(
                cardMiddle(pyramid, quad), face.squares[static_cast<std::size_t>(printed.squareCount() - 1)]);
            const auto coal = scoring::coal_baron::coalLetters.find(printed.coal.front());
            if (colour)
                addSample(face.colour, static_cast<int>(coal), *colour);
        }
    }
}

void solve(OrdersFace &face)
{
    solve(face.numberShift, shiftRidge);
    for (GaussianClasses *classes : {&face.number, &face.layout, &face.colour, &face.vehicle})
        solve(*classes);
}

} // namespace vision
