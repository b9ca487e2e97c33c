// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/light.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace scenes {

namespace {

constexpr int coarse = 96; // cells along the longer side of the maps

cv::Size mapSize(cv::Size size)
{
    const int longer = std::max(size.width, size.height);
    return {std::max(2, size.width * coarse / longer), std::max(2, size.height * coarse / longer)};
}

// A hill over a map: 1 in its middle; turned, longer than wide.
template <typename Apply>
void forHill(cv::Mat &map, cv::Point2d middle, cv::Size2d reach, double degrees, Apply apply)
{
    const double c = std::cos(degrees * CV_PI / 180);
    const double s = std::sin(degrees * CV_PI / 180);
    for (int y = 0; y < map.rows; ++y) {
        for (int x = 0; x < map.cols; ++x) {
            const double dx = x - middle.x;
            const double dy = y - middle.y;
            const double u = (dx * c + dy * s) / reach.width;
            const double v = (dy * c - dx * s) / reach.height;
            apply(map.at<float>(y, x), static_cast<float>(std::exp(-u * u - v * v)));
        }
    }
}

cv::Point2d anywhere(Random &random, const cv::Mat &map, double beyond)
{
    return {random.between(-beyond, 1 + beyond) * map.cols, random.between(-beyond, 1 + beyond) * map.rows};
}

void addLamp(Light &light, Random &random, double depth)
{
    const double reach = random.between(.5, 1.1) * coarse;
    forHill(light.gain, anywhere(random, light.gain, .1), {reach, reach * random.between(.7, 1.3)},
            random.between(0, 180),
            [&](float &gain, float hill) { gain *= static_cast<float>(1 - depth + 1.25 * depth * hill); });
}

void addVignette(Light &light, double depth)
{
    const cv::Point2d middle(light.gain.cols / 2.0, light.gain.rows / 2.0);
    const double corner = cv::norm(middle);
    for (int y = 0; y < light.gain.rows; ++y)
        for (int x = 0; x < light.gain.cols; ++x) {
            const double far = cv::norm(cv::Point2d(x, y) - middle) / corner;
            light.gain.at<float>(y, x) *= static_cast<float>(1 - depth * far * far);
        }
}

// The shadow of a hand, an arm or a head: fingers of different length with soft edges.
void addShadow(Light &light, Random &random, double depth)
{
    cv::Mat shade = cv::Mat::zeros(light.gain.size(), CV_32F);
    const cv::Point2d from = anywhere(random, light.gain, .2);
    const double angle = random.between(0, 2 * CV_PI);
    const int fingers = random.whole(1, 4);
    for (int i = 0; i < fingers; ++i) {
        const double own = angle + (i - fingers / 2.0) * random.between(.15, .35);
        const double length = random.between(.2, .7) * coarse;
        const cv::Point2d to = from + cv::Point2d(std::cos(own), std::sin(own)) * length;
        cv::line(shade, from, to, 1, cvRound(random.between(.04, fingers > 1 ? .09 : .3) * coarse),
                 cv::LINE_AA);
    }
    const double soft = random.between(.6, 4);
    cv::GaussianBlur(shade, shade, {}, soft);
    light.gain = light.gain.mul(1 - shade * depth);
}

void addGlare(Light &light, Random &random, double strength)
{
    const double reach = random.between(.05, .16) * coarse;
    forHill(light.veil, anywhere(random, light.veil, 0), {reach, reach * random.between(.4, 1)},
            random.between(0, 180), [&](float &veil, float hill) {
                veil = 1 - (1 - veil) * (1 - static_cast<float>(strength) * hill);
            });
}

// A lamp's reflection drawn out over a glossy table.
void addStreak(Light &light, Random &random, double strength)
{
    const double reach = random.between(.25, .5) * coarse;
    forHill(
        light.veil, anywhere(random, light.veil, 0), {reach * .12, reach}, random.between(-25, 25),
        [&](float &veil, float hill) { veil = 1 - (1 - veil) * (1 - static_cast<float>(strength) * hill); });
}

// The same everywhere.
Light evenLight(cv::Size size, double brightness)
{
    Light light;
    light.gain = cv::Mat(mapSize(size), CV_32F, cv::Scalar(brightness));
    light.veil = cv::Mat::zeros(mapSize(size), CV_32F);
    return light;
}

// From the blue of a window to the orange of an old lamp.
cv::Scalar castOf(double warm, double green)
{
    return {1 - 1.4 * warm, 1 + green - .1 * warm, 1 + .9 * warm};
}

} // namespace

Light chooseLight(Random &random, Level level, cv::Size size, double exposure)
{
    const double brightness =
        by(level, random.between(.95, 1.2), random.between(.8, 1.25), random.between(.65, 1.35));
    Light light = evenLight(size, brightness * exposure);
    addLamp(light, random, by(level, random.between(0, .2), random.between(.1, .4), random.between(.15, .6)));
    addVignette(light, by(level, random.between(0, .15), random.between(.05, .35), random.between(.1, .5)));

    const double warm = random.normal() * by(level, .03, .07, .13) + by(level, .01, .03, .05);
    const double green = random.normal() * by(level, .01, .02, .035);
    light.cast = castOf(warm, green);
    light.contrast =
        by(level, random.between(.95, 1.05), random.between(.88, 1.08), random.between(.75, 1.12));
    light.haze = by(level, random.between(0, 5), random.between(0, 12), random.between(0, 26));

    if (random.chance(by(level, .05, .3, .5)))
        addShadow(light, random, by(level, .15, random.between(.15, .35), random.between(.2, .55)));
    if (random.chance(by(level, 0., .2, .6))) {
        const int spots = by(level, 0, 1, random.whole(1, 3));
        for (int i = 0; i < spots; ++i)
            addGlare(light, random, by(level, 0., random.between(.1, .35), random.between(.25, .85)));
    }
    if (random.chance(by(level, 0., .12, .25)))
        addStreak(light, random, by(level, 0., random.between(.1, .3), random.between(.2, .5)));
    return light;
}

Light namedLight(Random &random, Lighting lighting, cv::Size size, double exposure)
{
    Light light = evenLight(size, exposure);
    switch (lighting) {
    case Lighting::Window: // blue, and from one side
        light.cast = castOf(-.16, 0);
        addLamp(light, random, .4);
        break;
    case Lighting::Lamp: // orange, and only where it hangs
        light.cast = castOf(.22, .01);
        addLamp(light, random, .5);
        break;
    case Lighting::Dim: // a cellar
        light.gain *= .5;
        light.contrast = .85;
        break;
    case Lighting::Haze: // a lens that somebody has touched
        light.contrast = .7;
        light.haze = 28;
        break;
    case Lighting::Glare:
        for (int i = 0; i < 2; ++i)
            addGlare(light, random, .5);
        addStreak(light, random, .4);
        break;
    case Lighting::Shadow:
        for (int i = 0; i < 2; ++i)
            addShadow(light, random, .45);
        break;
    }
    return light;
}

} // namespace scenes
