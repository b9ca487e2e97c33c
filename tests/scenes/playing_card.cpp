// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/printed.h"

#include <opencv2/imgproc.hpp>

#include <array>
#include <string>

namespace scenes {

namespace {

constexpr int scale = 4; // pixels per millimetre

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
    writeOn(card, text, {size.width / 11, size.height / 13}, 24, ink, cv::FONT_HERSHEY_DUPLEX);
    writeOn(card, text, {size.width * 10 / 11, size.height * 12 / 13}, 24, ink, cv::FONT_HERSHEY_DUPLEX);
    return card;
}

} // namespace scenes
