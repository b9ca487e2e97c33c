// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/clutter.h"
#include "scenes/cube.h"
#include "scenes/framing.h"
#include "scenes/order_layout.h"
#include "scenes/order_piece.h"
#include "scenes/scene_kinds.h"

#include <algorithm>
#include <numeric>

namespace scenes {

using namespace scoring::coal_baron;

namespace {

// Something small that lies on a card, or half on it.
void cover(Canvas &canvas, Random &random, const Place &card)
{
    const cv::Point2d aside(random.between(-30, 30), random.between(-40, 40));
    const Place place{card.middle + aside, random.between(0, 360), card.height + .4};
    if (random.chance(.5))
        putCube(canvas, random, cubeColour(random, random.oneOf(coals)), place, random.between(8, 10));
    else
        stand(canvas, {{random.between(60, 150), random.between(6, 10)}, 7, {40, 40, 140}, 3}, place,
              random.bits());
}

} // namespace

Truth ordersScene(Canvas &canvas, Random &random, const Wish &wish, const Art &art)
{
    std::array<Order, orderCount> deck{};
    for (std::size_t i = 0; i < deck.size(); ++i)
        deck[i] = Order{static_cast<std::uint8_t>(i)};
    random.shuffle(deck);
    const std::vector<Place> places = chooseLayout(random, wish.level, wish.cards);
    std::vector<cv::Point2d> points;
    for (const Place &place : places)
        for (const cv::Point2d &corner : footprint(orderSize, place))
            points.push_back(corner);
    if (random.chance(by(wish.level, 0., .02, .08))) // cut off by the edge of the picture
        points.resize(std::max<std::size_t>(4, points.size() * 3 / 4));

    canvas = emptyTable(random, wish.level, chooseCamera(random, wish.level, wish.size, points));
    Taken taken;
    for (const Place &place : places)
        taken.places.push_back(footprint(orderSize, place));
    scatter(canvas, random, taken, by(wish.level, random.whole(0, 2), random.whole(1, 6), random.whole(2, 9)),
            &art);

    const Print print = choosePrint(random, wish.level);
    Truth truth;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Piece piece = orderPiece(random, wish.level, print, art, deck[i]);
        lay(canvas, piece, places[i], static_cast<int>(i) + 1);
        if (print.sleeved)
            laySleeve(canvas, random, piece, places[i]);
        truth.orders.push_back({deck[i], cornersSeen(canvas.camera, piece, places[i]), 1, piece.veil});
    }
    const int covers = random.chance(by(wish.level, 0., .03, .12)) ? random.whole(1, 2) : 0;
    for (int i = 0; i < covers; ++i)
        cover(canvas, random, random.oneOf(places));
    return truth;
}

} // namespace scenes
