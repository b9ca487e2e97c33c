// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/order_piece.h"

#include "scenes/order_layout.h"

#include <opencv2/imgproc.hpp>

#include <cmath>

namespace scenes {

Print choosePrint(Random &random, Level level)
{
    Print print;
    print.retitled = random.chance(.2);
    print.sleeved = random.chance(by(level, .04, .1, .2));
    print.corner = random.between(1.5, 3.2);
    print.zoom = by(level, random.between(1, 1.025), random.between(.99, 1.045), random.between(.975, 1.06));
    const double spread = by(level, .02, .04, .06);
    for (int c = 0; c < 3; ++c)
        print.tint[c] = 1 + spread * random.normal() * .5;
    return print;
}

cv::Mat miscut(Random &random, const cv::Mat &face, double share, double zoom)
{
    const double angle = share * 18 * random.normal();
    cv::Mat shift = cv::getRotationMatrix2D(cv::Point2d(face.cols / 2.0, face.rows / 2.0), angle, zoom);
    shift.at<double>(0, 2) += share * face.cols * random.normal();
    shift.at<double>(1, 2) += share * face.rows * random.normal();
    cv::Mat cut;
    cv::warpAffine(face, cut, shift, face.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return cut;
}

Piece orderPiece(Random &random, Level level, const Print &print, const Art &art,
                 scoring::coal_baron::Order order)
{
    Piece piece;
    const cv::Mat &face = (print.retitled ? art.retitled : art.orders)[at(order)];
    cv::multiply(miscut(random, face, by(level, .003, .007, .012), print.zoom),
                 print.tint * random.between(.97, 1.03), piece.face);
    piece.size = orderSize * (1 + .004 * random.normal());
    piece.corner = print.corner;
    if (random.chance(by(level, .1, .4, .65))) {
        const double rise = std::abs(random.normal()) * by(level, .5, 1.3, 2.6);
        piece.curl.rise = random.chance(.5) ? rise : -rise;
        piece.curl.direction = random.chance(.45) ? 0 : random.chance(.6) ? 90 : random.between(0, 180);
    }
    if (random.chance(by(level, 0., .02, .07)))
        piece.veil = by(level, 0., random.between(.08, .25), random.between(.15, .5));
    return piece;
}

void laySleeve(Canvas &canvas, Random &random, const Piece &card, const Place &place)
{
    Piece film;
    film.size = {card.size.width + 3, card.size.height + 4};
    film.curl = card.curl;
    film.corner = 1;
    film.thickness = card.thickness + .1;
    film.opacity = random.between(.06, .16);
    film.face = cv::Mat(140, 94, CV_8UC3, cv::Scalar(226, 228, 230));
    const int x = random.whole(-40, 94);
    const cv::Scalar gloss(255, 255, 255);
    cv::line(film.face, {x, 0}, {x + random.whole(10, 60), 140}, gloss, random.whole(6, 26), cv::LINE_AA);
    cv::GaussianBlur(film.face, film.face, {}, 4);
    lay(canvas, film, place);
}

} // namespace scenes
