// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/table_tops.h"

#include "scenes/colours.h"
#include "scenes/noise.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace scenes {

namespace {

double millimetres(double value, const cv::Mat &top)
{
    return value * top.cols / tableTopExtent;
}

} // namespace

cv::Mat wood(Random &random, cv::Size size)
{
    constexpr std::array tones{0x8a4b22U, 0xc98a4bU, 0xe0bb84U, 0x5a3018U,
                               0xb4683aU, 0x7d746bU, 0xd8a05eU, 0x3c2416U};
    const cv::Scalar tone = colour(random.oneOf(tones)) * random.between(.85, 1.1);
    const cv::Mat broad = hills(random, size, {6, 60}, 2);
    const cv::Mat fine = hills(random, size, {size.width / 40, size.height / 4}, 1);
    cv::Mat grain;
    cv::addWeighted(broad, random.between(.3, .6), fine, random.between(.3, .6), 0, grain);
    const double depth = random.between(.4, .7);
    cv::Mat top = mixed(grain, tone * 1.12, tone * depth);
    if (random.chance(.75)) { // planks
        const double width = random.between(60, 190);
        for (double y = random.between(0, width); y < tableTopExtent; y += width) {
            const int row = cvRound(millimetres(y, top));
            cv::line(top, {0, row}, {top.cols, row}, tone * .25, std::max(1, cvRound(millimetres(1.1, top))),
                     cv::LINE_AA);
        }
    }
    return top;
}

cv::Mat marble(Random &random, cv::Size size)
{
    constexpr std::array stones{std::array{0x2d3033U, 0xb9bdbdU}, std::array{0xe9e7e4U, 0x9c9c9cU},
                                std::array{0x2f5a4aU, 0xcfe6d5U}, std::array{0xead9c2U, 0xa98a66U},
                                std::array{0x7fb59aU, 0xe4f3e6U}, std::array{0x43302aU, 0xd8c9b0U}};
    const auto &stone = random.oneOf(stones);
    const int cells = random.whole(5, 9);
    const cv::Mat cloud = hills(random, size, {cells, cells}, 3);
    cv::Mat veins = cv::abs(hills(random, size, {cells, cells}, 4) - random.between(.35, .65));
    veins = cv::max(0, 1 - veins * random.between(35, 90));
    cv::Mat shares;
    cv::addWeighted(cloud, .25, veins, random.between(.5, .9), -.05, shares);
    return mixed(shares, colour(stone[0]), colour(stone[1]));
}

cv::Mat felt(Random &random, cv::Size size)
{
    cv::Scalar tone = colourOf(random.between(0, 360), random.between(.2, .95), random.between(.25, .75));
    if (random.chance(.3))
        tone = cv::Scalar::all(random.between(35, 150));
    const cv::Mat cloud = hills(random, size, {10, 10}, 3);
    return mixed(cloud, tone * .86, tone * 1.1);
}

cv::Mat plain(Random &random, cv::Size size)
{
    const bool dark = random.chance(.35);
    const double light = dark ? random.between(30, 80) : random.between(190, 245);
    const cv::Scalar tone(light * random.between(.82, 1), light * random.between(.9, 1), light);
    const cv::Mat cloud = hills(random, size, {3, 3}, 1);
    return mixed(cloud, tone * .97, tone);
}

cv::Mat checks(Random &random, cv::Size size)
{
    const cv::Scalar thread = random.chance(.3)
                                  ? cv::Scalar::all(random.between(40, 110))
                                  : colourOf(random.between(0, 360), .85, random.between(.5, .85));
    const cv::Scalar ground = cv::Scalar(225, 232, 236) * random.between(.9, 1.05);
    const double cell = random.between(18, 110);
    const double share = random.between(.4, .6);
    cv::Mat top(size, CV_8UC3);
    for (int y = 0; y < size.height; ++y) {
        const bool row = std::fmod(y * tableTopExtent / size.height, cell) < cell * share;
        for (int x = 0; x < size.width; ++x) {
            const bool column = std::fmod(x * tableTopExtent / size.width, cell) < cell * share;
            const double thick = row && column ? 1 : row || column ? .42 : 0;
            const cv::Scalar mix = ground * (1 - thick) + thread * thick;
            top.at<cv::Vec3b>(y, x) = {cv::saturate_cast<uchar>(mix[0]), cv::saturate_cast<uchar>(mix[1]),
                                       cv::saturate_cast<uchar>(mix[2])};
        }
    }
    return top;
}

cv::Mat stripes(Random &random, cv::Size size)
{
    const cv::Scalar one = colourOf(random.between(0, 360), random.between(.1, .8), random.between(.4, .95));
    const cv::Scalar other = colourOf(random.between(0, 360), random.between(.1, .8), random.between(.3, .9));
    cv::Mat top(size, CV_8UC3, one);
    const double width = random.between(8, 60);
    for (double x = 0; x < tableTopExtent; x += width * random.between(1.6, 2.4))
        cv::rectangle(top,
                      cv::Rect(cvRound(millimetres(x, top)), 0, std::max(1, cvRound(millimetres(width, top))),
                               top.rows),
                      other, cv::FILLED);
    return top;
}

cv::Mat rug(Random &random, cv::Size size)
{
    const int cells = random.whole(5, 14);
    const cv::Mat one = hills(random, size, {cells, cells}, 2);
    const cv::Mat two = hills(random, size, {cells + 2, cells}, 3);
    const cv::Scalar a = colourOf(random.between(0, 360), random.between(.3, 1), random.between(.15, .9));
    const cv::Scalar b = colourOf(random.between(0, 360), random.between(.3, 1), random.between(.3, 1));
    const cv::Scalar c = colourOf(random.between(0, 360), random.between(.3, 1), random.between(.2, .9));
    const double sharpness = random.between(3, 14);
    const cv::Mat first = cv::min(cv::max((one - .5) * sharpness + .5, 0), 1);
    const cv::Mat second = cv::min(cv::max((two - .6) * sharpness + .5, 0), 1);
    cv::Mat top = mixed(first, a, b);
    const cv::Mat over(size, CV_8UC3, c);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            for (int k = 0; k < 3; ++k) {
                const auto under = static_cast<float>(top.at<cv::Vec3b>(y, x)[k]);
                top.at<cv::Vec3b>(y, x)[k] = cv::saturate_cast<uchar>(
                    under + (static_cast<float>(c[k]) - under) * second.at<float>(y, x));
            }
    return top;
}

cv::Mat dots(Random &random, cv::Size size)
{
    cv::Mat top = random.chance(.5) ? felt(random, size) : plain(random, size);
    const cv::Scalar tone = colourOf(random.between(0, 360), random.between(.2, .9), random.between(.4, 1));
    const double pitch = random.between(14, 60);
    const double radius = pitch * random.between(.15, .4);
    const bool square = random.chance(.4);
    for (int row = 0; row * pitch < tableTopExtent; ++row) {
        for (double x = row % 2 * pitch / 2; x < tableTopExtent; x += pitch) {
            const cv::Point at(cvRound(millimetres(x, top)), cvRound(millimetres(row * pitch, top)));
            const int reach = std::max(1, cvRound(millimetres(radius, top)));
            if (square)
                cv::rectangle(top, at - cv::Point(reach, reach), at + cv::Point(reach, reach), tone,
                              cv::FILLED);
            else
                cv::circle(top, at, reach, tone, cv::FILLED, cv::LINE_AA);
        }
    }
    return top;
}

} // namespace scenes
