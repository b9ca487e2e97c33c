// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/other_cards.h"

#include "scenes/colours.h"
#include "scenes/noise.h"
#include "scenes/printed.h"

#include <opencv2/imgproc.hpp>

#include <array>
#include <string>

namespace scenes {

namespace {

constexpr int scale = 5; // pixels per millimetre

cv::Point pixels(cv::Point2d millimetres)
{
    return {cvRound(millimetres.x * scale), cvRound(millimetres.y * scale)};
}

void drawFigure(cv::Mat &card, int shape, cv::Point at, int reach, const cv::Scalar &tone)
{
    std::vector<cv::Point> corners;
    const int count = shape == 0 ? 0 : shape == 1 ? 6 : shape == 2 ? 3 : shape == 3 ? 10 : 4;
    for (int i = 0; i < count; ++i) {
        const double far = shape == 3 && i % 2 == 1 ? .45 : 1; // a star
        const double angle = i * 2 * CV_PI / count - CV_PI / 2;
        corners.emplace_back(at.x + cvRound(reach * far * std::cos(angle)),
                             at.y + cvRound(reach * far * std::sin(angle)));
    }
    if (count == 0)
        cv::circle(card, at, reach, tone, cv::FILLED, cv::LINE_AA);
    else
        cv::fillPoly(card, std::vector{corners}, tone, cv::LINE_AA);
}

} // namespace

OtherGame inventGame(Random &random)
{
    OtherGame game;
    game.size =
        random.chance(.4) ? cv::Size2d(44, 67) : cv::Size2d(random.between(40, 70), random.between(60, 110));
    const bool light = random.chance(.7);
    game.paper = colourOf(random.between(0, 360), light ? random.between(0, .35) : random.between(.3, .9),
                          light ? random.between(.8, 1) : random.between(.15, .6));
    game.frame = anyColour(random);
    game.ink = light ? cv::Scalar(40, 35, 30) : cv::Scalar(230, 235, 240);
    game.frameWidth = random.chance(.6) ? random.between(.6, 3) : 0;
    game.number = {random.chance(.5) ? .5 : random.between(.15, .3), random.between(.1, .2)};
    game.numberHeight = random.between(5, 10);
    game.figure = random.whole(0, 4);
    game.figureReach = random.between(4, 8);
    game.pictureBelow = random.chance(.6);
    return game;
}

cv::Mat cardOf(const OtherGame &game, Random &random)
{
    cv::Mat card(pixels({0, game.size.height}).y, pixels({game.size.width, 0}).x, CV_8UC3, game.paper);
    if (game.frameWidth > 0)
        cv::rectangle(card, cv::Rect({}, card.size()), game.frame, cvRound(2 * game.frameWidth * scale));
    const std::string number = std::to_string(random.whole(0, 12));
    const double size = game.numberHeight * scale / 22;
    const cv::Size box = cv::getTextSize(number, cv::FONT_HERSHEY_DUPLEX, size, 3, nullptr);
    const cv::Point at(cvRound(game.number.x * card.cols), cvRound(game.number.y * card.rows));
    cv::putText(card, number, at + cv::Point(-box.width / 2, box.height / 2), cv::FONT_HERSHEY_DUPLEX, size,
                game.ink, 3, cv::LINE_AA);
    const int figures = random.whole(1, 5);
    const cv::Scalar tone = anyColour(random);
    for (int i = 0; i < figures; ++i) {
        const double along = figures == 1 ? 0 : (i % 3 - (std::min(figures, 3) - 1) / 2.0);
        const cv::Point middle(cvRound(card.cols / 2.0 + along * game.figureReach * 2.2 * scale),
                               cvRound(card.rows * .48 + i / 3 * game.figureReach * 2.2 * scale));
        drawFigure(card, game.figure, middle, cvRound(game.figureReach * scale),
                   random.chance(.7) ? tone : anyColour(random));
    }
    if (game.pictureBelow) {
        const cv::Rect place(card.cols / 5, card.rows * 3 / 4, card.cols * 3 / 5, card.rows / 6);
        otherGame(random, place.size()).copyTo(card(place));
    }
    return card;
}

cv::Mat otherTile(Random &random)
{
    const int size = 45 * scale;
    const cv::Mat shares = hills(random, {size, size}, {4, 4}, 2);
    cv::Mat tile =
        mixed(shares, colourOf(random.between(60, 140), .6, .35), colourOf(random.between(50, 120), .5, .75));
    const cv::Scalar road = random.chance(.5) ? cv::Scalar(220, 225, 230) : anyColour(random);
    const std::array<cv::Point, 4> sides{cv::Point(size / 2, 0), cv::Point(size, size / 2),
                                         cv::Point(size / 2, size), cv::Point(0, size / 2)};
    cv::line(tile, random.oneOf(sides), {size / 2, size / 2}, road, size / 9, cv::LINE_AA);
    cv::line(tile, random.oneOf(sides), {size / 2, size / 2}, road, size / 9, cv::LINE_AA);
    for (int i = random.whole(0, 3); i > 0; --i) {
        const cv::Rect house(random.whole(0, size * 3 / 4), random.whole(0, size * 3 / 4), size / 6,
                             size / 7);
        cv::rectangle(tile, house, anyColour(random), cv::FILLED);
        cv::rectangle(tile, house, cv::Scalar(30, 30, 30), 2);
    }
    return tile;
}

} // namespace scenes
