// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/clutter.h"

#include "scenes/noise.h"
#include "scenes/printed.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace scenes {

using scoring::coal_baron::Coal;

namespace {

using Thing = void (*)(Canvas &, Random &, const Place &);

cv::Scalar anyColour(Random &random)
{
    return colourOf(random.between(0, 360), random.between(.3, 1), random.between(.3, 1));
}

void paper(Canvas &canvas, Random &random, const Place &place)
{
    const cv::Size size(random.whole(70, 150), random.whole(70, 200));
    lay(canvas, {.face = writtenPaper(random, size), .size = size, .thickness = .2}, place);
}

void card(Canvas &canvas, Random &random, const Place &place)
{
    const int count = random.chance(.3) ? random.whole(2, 4) : 1;
    for (int i = 0; i < count; ++i)
        lay(canvas, {.face = playingCard(random), .size = {58, 89}, .corner = 3},
            {place.middle + cv::Point2d(i * random.between(6, 24), i * random.between(-8, 8)),
             place.turn + i * random.between(0, 14), i * .3});
}

void rulebook(Canvas &canvas, Random &random, const Place &place)
{
    lay(canvas,
        {.face = rulebookCover(random),
         .size = {150, 210},
         .thickness = random.between(1, 4),
         .edge = {225, 225, 225}},
        place);
}

void phone(Canvas &canvas, Random &random, const Place &place)
{
    const cv::Scalar body = cv::Scalar::all(random.between(14, 60));
    cv::Mat face(300, 150, CV_8UC3, body);
    if (random.chance(.25))
        otherGame(random, {138, 288}).copyTo(face(cv::Rect(6, 6, 138, 288)));
    else
        cv::rectangle(face, cv::Rect(4, 4, 142, 292), body * .8, cv::FILLED);
    lay(canvas, {.face = face, .size = {74, 150}, .corner = 8, .thickness = 8, .edge = body * .7}, place);
}

void notebook(Canvas &canvas, Random &random, const Place &place)
{
    const cv::Scalar tone =
        random.chance(.6) ? cv::Scalar::all(random.between(15, 45)) : anyColour(random) * .7;
    cv::Mat face(260, 180, CV_8UC3, tone);
    cv::line(face, {165, 0}, {165, 260}, tone * .6, 4);
    lay(canvas, {.face = face, .size = {95, 140}, .corner = 3, .thickness = 9, .edge = {200, 215, 220}},
        place);
}

void pen(Canvas &canvas, Random &random, const Place &place)
{
    stand(canvas, {{random.between(130, 160), random.between(7, 10)}, 8, anyColour(random), 2}, place,
          random.bits());
}

void beerMat(Canvas &canvas, Random &random, const Place &place)
{
    layDisc(canvas,
            {.face = coaster(random), .size = {95, 95}, .thickness = 3, .edge = anyColour(random) * .6},
            place);
}

void money(Canvas &canvas, Random &random, const Place &place)
{
    const double size = random.between(14, 26);
    layDisc(canvas, {.face = coin(random), .size = {size, size}, .thickness = 1.8, .edge = {70, 90, 100}},
            place);
}

void cubes(Canvas &canvas, Random &random, const Place &place)
{
    const int count = random.whole(1, 4);
    const bool coal = random.chance(.6);
    cv::Scalar tone = anyColour(random);
    for (int i = 0; i < count; ++i) {
        if (coal)
            tone = cubeColour(random, random.oneOf(scoring::coal_baron::coals));
        const cv::Point2d beside(i % 2 * 12, i / 2 * 12);
        putCube(canvas, random, tone, {place.middle + beside, random.between(0, 90), 0},
                random.between(8, 10));
    }
}

void die(Canvas &canvas, Random &random, const Place &place)
{
    const double edge = random.between(12, 17);
    const cv::Scalar tone = random.chance(.6) ? cv::Scalar(235, 238, 240) : anyColour(random);
    stand(canvas, {{edge, edge}, edge, tone, 2}, place, random.bits());
    cv::Mat face(64, 64, CV_8UC3, tone);
    const int pips = random.whole(1, 6);
    for (int i = 0; i < pips; ++i)
        cv::circle(face, {16 + i % 2 * 32, 14 + i / 2 * 18}, 6, cv::Scalar(20, 20, 20), cv::FILLED,
                   cv::LINE_AA);
    lay(canvas, {.face = face, .size = {edge * .9, edge * .9}, .thickness = 0},
        {place.middle, place.turn, edge});
}

void gameBoard(Canvas &canvas, Random &random, const Place &place)
{
    const cv::Size2d size(random.between(80, 170), random.between(80, 190));
    const cv::Size pixels(cvRound(size.width * 4), cvRound(size.height * 4));
    lay(canvas, {.face = otherGame(random, pixels), .size = size, .thickness = 2}, place);
}

void gameCard(Canvas &canvas, Random &random, const Place &place)
{
    const cv::Size2d size(random.between(40, 64), random.between(58, 90));
    const cv::Size pixels(cvRound(size.width * 5), cvRound(size.height * 5));
    lay(canvas, {.face = otherGame(random, pixels), .size = size, .corner = 3}, place);
}

struct Kind {
    Thing make;
    double reach;
};
constexpr std::array kinds{Kind{paper, 110},     Kind{card, 65},    Kind{rulebook, 130}, Kind{phone, 85},
                           Kind{notebook, 86},   Kind{pen, 80},     Kind{beerMat, 50},   Kind{money, 14},
                           Kind{money, 14},      Kind{cubes, 20},   Kind{cubes, 20},     Kind{die, 12},
                           Kind{gameBoard, 120}, Kind{gameCard, 52}};

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

cv::Scalar cubeColour(Random &random, Coal coal)
{
    constexpr std::array tones{0xf0c818U, 0xb4501cU, 0xb4b6b8U, 0x201f21U};
    const cv::Scalar tone = colour(tones[at(coal)]) * random.between(.88, 1.1);
    return tone + cv::Scalar(random.between(-6, 6), random.between(-8, 8), random.between(-8, 8));
}

void putCube(Canvas &canvas, Random &random, const cv::Scalar &colour, const Place &place, double edge)
{
    stand(canvas, {{edge, edge}, edge, colour, random.between(3, 8)}, place, random.bits());
}

void scatter(Canvas &canvas, Random &random, Taken &taken, int things, const Art *art)
{
    const cv::Size size = canvas.camera.size;
    for (int i = 0; i < things; ++i) {
        const bool own = art && random.chance(.25);
        const Kind kind = random.oneOf(kinds);
        const double reach = own ? 74 : kind.reach;
        for (int attempt = 0; attempt < 30; ++attempt) {
            const cv::Point2d pixel(random.between(-.05, 1.05) * size.width,
                                    random.between(-.05, 1.05) * size.height);
            const Place place{canvas.camera.onPlane(pixel), random.between(0, 360), 0};
            if (!isFree(taken, place.middle, reach + 4))
                continue;
            if (own)
                ownThing(canvas, random, place, *art);
            else
                kind.make(canvas, random, place);
            taken.places.push_back(footprint({2 * reach, 2 * reach}, {place.middle, 0, 0}));
            break;
        }
    }
}

} // namespace scenes
