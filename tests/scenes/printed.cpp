// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/printed.h"

#include "scenes/noise.h"

#include <opencv2/imgproc.hpp>

#include <array>
#include <string>

namespace scenes {

namespace {

constexpr int scale = 4; // pixels per millimetre

cv::Scalar anyColour(Random &random)
{
    return colourOf(random.between(0, 360), random.between(.1, 1), random.between(.2, 1));
}

// Without its serifs lost in the corners: as large as fits.
void write(cv::Mat &on, const std::string &text, cv::Point middle, double height, const cv::Scalar &ink,
           int font)
{
    int under = 0;
    const double size = height / 22;
    const int stroke = std::max(1, cvRound(height / 12));
    const cv::Size box = cv::getTextSize(text, font, size, stroke, &under);
    cv::putText(on, text, middle + cv::Point(-box.width / 2, box.height / 2), font, size, ink, stroke,
                cv::LINE_AA);
}

void pip(cv::Mat &card, cv::Point at, int reach, int suit, const cv::Scalar &ink)
{
    if (suit == 0) { // diamond
        const std::array<cv::Point, 4> points{at - cv::Point(0, reach), at + cv::Point(reach * 3 / 4, 0),
                                              at + cv::Point(0, reach), at - cv::Point(reach * 3 / 4, 0)};
        cv::fillConvexPoly(card, points, ink, cv::LINE_AA);
    } else if (suit == 1) { // heart
        cv::circle(card, at + cv::Point(-reach / 2, -reach / 3), reach / 2, ink, cv::FILLED, cv::LINE_AA);
        cv::circle(card, at + cv::Point(reach / 2, -reach / 3), reach / 2, ink, cv::FILLED, cv::LINE_AA);
        const std::array<cv::Point, 3> points{at + cv::Point(-reach, -reach / 6),
                                              at + cv::Point(reach, -reach / 6), at + cv::Point(0, reach)};
        cv::fillConvexPoly(card, points, ink, cv::LINE_AA);
    } else if (suit == 2) { // spade
        cv::circle(card, at + cv::Point(-reach / 2, reach / 4), reach / 2, ink, cv::FILLED, cv::LINE_AA);
        cv::circle(card, at + cv::Point(reach / 2, reach / 4), reach / 2, ink, cv::FILLED, cv::LINE_AA);
        const std::array<cv::Point, 3> points{at + cv::Point(-reach, reach / 6),
                                              at + cv::Point(reach, reach / 6), at - cv::Point(0, reach)};
        cv::fillConvexPoly(card, points, ink, cv::LINE_AA);
    } else {
        cv::circle(card, at, reach * 3 / 4, ink, cv::FILLED, cv::LINE_AA);
    }
}

} // namespace

cv::Mat playingCard(Random &random)
{
    const cv::Size size(58 * scale, 89 * scale);
    cv::Mat card(size, CV_8UC3, cv::Scalar(238, 240, 242) * random.between(.93, 1.05));
    const int suit = random.whole(0, 3);
    const cv::Scalar ink = suit < 2 ? cv::Scalar(35, 25, 200) : cv::Scalar(25, 22, 22);
    const int rank = random.whole(1, 13);
    if (rank > 10) { // a court card
        const cv::Rect frame(size.width / 6, size.height / 8, size.width * 2 / 3, size.height * 3 / 4);
        otherGame(random, frame.size()).copyTo(card(frame));
        cv::rectangle(card, frame, ink, 2);
    } else {
        const int rows = (rank + 1) / 2;
        for (int i = 0; i < rank; ++i) {
            const int row = i / 2;
            const bool alone = rank % 2 == 1 && i == rank - 1;
            const cv::Point at(size.width *
                                   (alone        ? 6
                                    : i % 2 == 0 ? 4
                                                 : 8) /
                                   12,
                               size.height * (2 * row + 2) / (2 * rows + 2));
            pip(card, at, size.width / 11, suit, ink);
        }
    }
    const std::string text = rank == 1    ? "A"
                             : rank == 11 ? "J"
                             : rank == 12 ? "Q"
                             : rank == 13 ? "K"
                                          : std::to_string(rank);
    write(card, text, {size.width / 11, size.height / 13}, 24, ink, cv::FONT_HERSHEY_DUPLEX);
    write(card, text, {size.width * 10 / 11, size.height * 12 / 13}, 24, ink, cv::FONT_HERSHEY_DUPLEX);
    return card;
}

cv::Mat writtenPaper(Random &random, cv::Size size)
{
    constexpr std::array papers{0xf7f6f2U, 0xfff27aU, 0xffb3c8U, 0xc8f5a8U, 0xf2e8d0U, 0xd5e6f7U};
    const cv::Size pixels = size * scale;
    cv::Mat paper(pixels, CV_8UC3, colour(random.oneOf(papers)));
    const cv::Scalar ink = cv::Scalar::all(random.between(20, 90));
    const int pitch = random.whole(4, 9) * scale;
    const int left = pixels.width / 10;
    const bool letters = random.chance(.5);
    for (int y = pitch * 2; y < pixels.height - pitch; y += pitch) {
        if (random.chance(.12))
            continue;
        const int right = cvRound(pixels.width * random.between(.5, .92));
        for (int x = left; x < right;) {
            const int word = random.whole(3, 16) * scale;
            if (letters) {
                std::string text;
                for (int i = 0; i < word / (2 * scale) + 1; ++i)
                    text += static_cast<char>(random.whole('a', 'z'));
                cv::putText(paper, text, {x, y}, cv::FONT_HERSHEY_SIMPLEX, pitch / 42.0, ink, 1, cv::LINE_AA);
            } else {
                cv::line(paper, {x, y}, {std::min(x + word, right), y}, ink, std::max(1, pitch / 8));
            }
            x += word + 2 * scale;
        }
    }
    return paper;
}

cv::Mat rulebookCover(Random &random)
{
    const cv::Size size(150 * 3, 210 * 3);
    const int cells = random.whole(3, 7);
    cv::Mat shares = cv::min(cv::max((hills(random, size, {cells, cells}, 2) - .5) * 4 + .5, 0), 1);
    cv::Mat cover = mixed(shares, anyColour(random), anyColour(random));
    constexpr std::array titles{"RULES", "REGELN", "SZABALY", "THE GAME", "QUEST", "1001"};
    write(cover, random.oneOf(titles), {size.width / 2, size.height / random.whole(3, 8)}, 70,
          anyColour(random), random.chance(.5) ? cv::FONT_HERSHEY_TRIPLEX : cv::FONT_HERSHEY_DUPLEX);
    return cover;
}

cv::Mat coaster(Random &random)
{
    const int size = 95 * 3;
    cv::Mat disc(size, size, CV_8UC3, anyColour(random));
    const cv::Scalar ring = anyColour(random);
    for (int i = random.whole(0, 1); i < 5; i += 2)
        cv::circle(disc, {size / 2, size / 2}, size * (9 - 2 * i) / 20, i % 4 < 2 ? ring : anyColour(random),
                   cv::FILLED, cv::LINE_AA);
    return disc;
}

cv::Mat coin(Random &random)
{
    const int size = 24 * scale;
    const cv::Scalar metal =
        random.chance(.5) ? colourOf(random.between(20, 50), random.between(.2, .7), random.between(.5, .9))
                          : anyColour(random);
    cv::Mat face(size, size, CV_8UC3, metal);
    for (int y = 0; y < size; y += 6)
        cv::line(face, {0, y}, {size, y}, metal * .85, 2);
    cv::circle(face, {size / 2, size / 2}, size * 2 / 5, metal * .7, 2, cv::LINE_AA);
    if (random.chance(.5))
        write(face, std::to_string(random.whole(1, 5)), {size / 2, size / 2}, 30, metal * .4,
              cv::FONT_HERSHEY_DUPLEX);
    return face;
}

cv::Mat otherGame(Random &random, cv::Size size)
{
    cv::Mat art(size, CV_8UC3, anyColour(random));
    const cv::Scalar frame = anyColour(random);
    const int unit = std::max(6, std::min(size.width, size.height) / 10);
    cv::rectangle(art, cv::Rect({}, size), frame, std::max(1, unit / 2));
    const int figures = random.whole(2, 9);
    for (int i = 0; i < figures; ++i) {
        const cv::Point at(random.whole(unit, std::max(unit, size.width - unit)),
                           random.whole(unit, std::max(unit, size.height - unit)));
        const cv::Scalar tone = anyColour(random);
        const int reach = random.whole(unit / 2, unit * 2);
        switch (random.whole(0, 4)) {
        case 0:
            cv::circle(art, at, reach, tone, cv::FILLED, cv::LINE_AA);
            break;
        case 1:
            cv::rectangle(art, at - cv::Point(reach, reach), at + cv::Point(reach, reach / 2), tone,
                          cv::FILLED);
            break;
        case 2: { // a house
            cv::rectangle(art, at - cv::Point(reach, 0), at + cv::Point(reach, reach), tone, cv::FILLED);
            const std::array<cv::Point, 3> roof{at - cv::Point(reach + 4, 0), at - cv::Point(0, reach),
                                                at + cv::Point(reach + 4, 0)};
            cv::fillConvexPoly(art, roof, anyColour(random), cv::LINE_AA);
            break;
        }
        case 3: // a row of fields, as a score track has
            for (int k = 0; k < 5; ++k) {
                const cv::Rect field(at.x + k * unit, at.y, unit, unit);
                cv::rectangle(art, field, tone, random.chance(.5) ? 2 : cv::FILLED);
                write(art, std::to_string(random.whole(1, 20)), {field.x + unit / 2, field.y + unit / 2},
                      unit * .5, frame, cv::FONT_HERSHEY_SIMPLEX);
            }
            break;
        default:
            write(art, std::to_string(random.whole(0, 12)), at, reach * 1.2, tone, cv::FONT_HERSHEY_TRIPLEX);
        }
    }
    return art;
}

} // namespace scenes
