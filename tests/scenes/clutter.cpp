// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/clutter.h"

#include "scenes/things.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace scenes {

namespace {

// What of this game may lie about: backs, a loose tile, a piece of a board.
void ownThing(Canvas &canvas, Random &random, const Place &place, const Art &art)
{
    const double what = random.share();
    if (what < .35)
        lay(canvas, {.face = art.orderBack, .size = {44, 67}, .corner = 2.5}, place);
    else if (what < .6)
        lay(canvas, {.face = art.tileBack, .size = {47.2, 47.2}, .corner = 1, .thickness = 2}, place);
    else if (what < .85)
        lay(canvas, {.face = random.oneOf(art.tiles), .size = {47.2, 47.2}, .corner = 1, .thickness = 2},
            place);
    else
        lay(canvas,
            {.face = art.board(cv::Rect(0, 0, art.board.cols, art.board.rows / 5)),
             .size = {140, 58},
             .thickness = 2},
            place);
}

} // namespace

bool isFree(const Taken &taken, cv::Point2d middle, double reach)
{
    return std::ranges::none_of(taken.places, [&](const std::array<cv::Point2d, 4> &place) {
        const std::array<cv::Point2f, 4> corners{place[0], place[1], place[2], place[3]};
        return cv::pointPolygonTest(corners, cv::Point2f(middle), true) > -reach;
    });
}

void scatter(Canvas &canvas, Random &random, Taken &taken, int count, const Art *art)
{
    const cv::Size size = canvas.camera.size;
    for (int i = 0; i < count; ++i) {
        const bool own = art && random.chance(.25);
        const Thing &thing = random.oneOf(things());
        const double reach = own ? 74 : thing.reach;
        for (int attempt = 0; attempt < 30; ++attempt) {
            const cv::Point2d pixel(random.between(-.05, 1.05) * size.width,
                                    random.between(-.05, 1.05) * size.height);
            const Place place{canvas.camera.onPlane(pixel), random.between(0, 360), 0};
            if (!isFree(taken, place.middle, reach + 4))
                continue;
            if (own)
                ownThing(canvas, random, place, *art);
            else
                thing.put(canvas, random, place);
            taken.places.push_back(footprint({2 * reach, 2 * reach}, {place.middle, 0, 0}));
            break;
        }
    }
}

} // namespace scenes
