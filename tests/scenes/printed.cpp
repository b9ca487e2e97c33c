// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/printed.h"

#include "scenes/colours.h"
#include "scenes/noise.h"

#include <opencv2/imgproc.hpp>

#include <array>
#include <string>

namespace scenes {

namespace {

constexpr int scale = 4; // pixels per millimetre

} // namespace

void writeOn(cv::Mat &on, const std::string &text, cv::Point middle, double height, const cv::Scalar &ink,
             int font)
{
    int under = 0;
    const double size = height / 22;
    const int stroke = std::max(1, cvRound(height / 12));
    const cv::Size box = cv::getTextSize(text, font, size, stroke, &under);
    cv::putText(on, text, middle + cv::Point(-box.width / 2, box.height / 2), font, size, ink, stroke,
                cv::LINE_AA);
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
    writeOn(cover, random.oneOf(titles), {size.width / 2, size.height / random.whole(3, 8)}, 70,
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
        writeOn(face, std::to_string(random.whole(1, 5)), {size / 2, size / 2}, 30, metal * .4,
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
                writeOn(art, std::to_string(random.whole(1, 20)), {field.x + unit / 2, field.y + unit / 2},
                        unit * .5, frame, cv::FONT_HERSHEY_SIMPLEX);
            }
            break;
        default:
            writeOn(art, std::to_string(random.whole(0, 12)), at, reach * 1.2, tone,
                    cv::FONT_HERSHEY_TRIPLEX);
        }
    }
    return art;
}

} // namespace scenes
