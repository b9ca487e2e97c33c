// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/things.h"

#include "scenes/colours.h"
#include "scenes/cube.h"
#include "scenes/printed.h"

#include <opencv2/imgproc.hpp>

#include <array>

namespace scenes {

namespace {

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

constexpr std::array all{Thing{paper, 110},     Thing{card, 65},    Thing{rulebook, 130}, Thing{phone, 85},
                         Thing{notebook, 86},   Thing{pen, 80},     Thing{beerMat, 50},   Thing{money, 14},
                         Thing{money, 14},      Thing{cubes, 20},   Thing{cubes, 20},     Thing{die, 12},
                         Thing{gameBoard, 120}, Thing{gameCard, 52}};

} // namespace

std::span<const Thing> things()
{
    return all;
}

} // namespace scenes
