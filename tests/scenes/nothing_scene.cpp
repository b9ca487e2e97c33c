// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/clutter.h"
#include "scenes/framing.h"
#include "scenes/other_cards.h"
#include "scenes/printed.h"
#include "scenes/scene_kinds.h"

#include <algorithm>
#include <functional>

namespace scenes {

namespace {

/// Pieces of another game that lie in rows, as these do.
struct Rows {
    int across = 1;
    int count = 0;
    cv::Size2d size;
    double corner = 0;
    double thickness = .3;
    std::function<cv::Mat(Random &)> face;
};

Rows chooseRows(Random &random)
{
    const int across = random.whole(2, 6);
    const int count = random.whole(2, 3 * across);
    const double what = random.share();
    if (what < .35)
        return {across, count, {58, 89}, 3, .3, playingCard};
    if (what < .8) {
        const OtherGame game = inventGame(random);
        return {across,    count,
                game.size, random.between(1, 4),
                .3,        [game](Random &own) { return cardOf(game, own); }};
    }
    return {across, std::max(count, 2 * across), {45, 45}, .5, 2, otherTile};
}

} // namespace

void nothingScene(Canvas &canvas, Random &random, const Wish &wish)
{
    const Group group = chooseGroup(random, wish.level);
    const Rows rows = random.chance(.65) ? chooseRows(random) : Rows{};
    const double gap = random.between(0, 12);
    std::vector<Place> places;
    std::vector<cv::Point2d> points{{-80, -60}, {80, -60}, {80, 60}, {-80, 60}};
    for (int i = 0; i < rows.count; ++i) {
        const cv::Point2d at(i % rows.across * (rows.size.width + gap),
                             i / rows.across * (rows.size.height + gap));
        const cv::Point2d aside(random.normal(), random.normal());
        places.push_back(group.on({at + aside, by(wish.level, 1., 2., 4.) * random.normal(), 0}));
        for (const cv::Point2d &corner : footprint(rows.size, places.back()))
            points.push_back(corner);
    }
    canvas = emptyTable(random, wish.level, chooseCamera(random, wish.level, wish.size, points));
    Taken taken;
    for (const Place &place : places) {
        lay(canvas,
            {.face = rows.face(random),
             .size = rows.size,
             .corner = rows.corner,
             .thickness = rows.thickness},
            place);
        taken.places.push_back(footprint(rows.size, place));
    }
    const int things =
        random.chance(.1) ? 0 : by(wish.level, random.whole(1, 6), random.whole(2, 10), random.whole(4, 20));
    scatter(canvas, random, taken, things, nullptr);
}

} // namespace scenes
