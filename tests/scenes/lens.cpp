// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/light.h"
#include "scenes/noise.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace scenes {

namespace {

cv::Mat shakeKernel(double length, double degrees)
{
    const int size = cvCeil(length) | 1;
    cv::Mat kernel = cv::Mat::zeros(size, size, CV_32F);
    const cv::Point2d middle(size / 2.0, size / 2.0);
    const cv::Point2d half =
        cv::Point2d(std::cos(degrees * CV_PI / 180), std::sin(degrees * CV_PI / 180)) * (length / 2);
    cv::line(kernel, middle - half, middle + half, 1, 1, cv::LINE_AA);
    return kernel / cv::sum(kernel)[0];
}

void addNoise(cv::Mat &picture, double deviation, Random &random)
{
    // One table for all of the picture, entered somewhere else for every row.
    const cv::Mat table = speckle(random, {1 << 16, 3});
    std::vector<int> starts(static_cast<std::size_t>(picture.rows));
    for (int &start : starts)
        start = random.whole(0, (1 << 16) - 1);
    cv::parallel_for_({0, picture.rows}, [&](const cv::Range &rows) {
        for (int y = rows.start; y < rows.end; ++y) {
            const int start = starts[static_cast<std::size_t>(y)];
            cv::Vec3b *pixel = picture.ptr<cv::Vec3b>(y);
            for (int x = 0; x < picture.cols; ++x) {
                const int at = (start + x) & 0xffff;
                const float grey = table.at<float>(0, at) * static_cast<float>(deviation);
                for (int c = 0; c < 3; ++c) {
                    // Each colour has some noise of its own, and dark places have more of it.
                    const float own =
                        table.at<float>(1 + c % 2, (at * 3 + c) & 0xffff) * static_cast<float>(deviation);
                    const auto value = static_cast<float>(pixel[x][c]);
                    const float more = 1.25F - value / 510;
                    pixel[x][c] = cv::saturate_cast<uchar>(value + more * (.75F * grey + .5F * own));
                }
            }
        }
    });
}

} // namespace

Lens chooseLens(Random &random, Level level)
{
    Lens lens;
    lens.blur = by(level, random.between(.2, .45), random.between(.3, .75), random.between(.4, 1.35));
    if (random.chance(by(level, 0., .1, .3)))
        lens.shake = by(level, 0., random.between(1, 2.5), random.between(1.5, 5.5));
    lens.shakeAngle = random.between(0, 180);
    lens.noise = by(level, random.between(.4, 1.5), random.between(.7, 3.5), random.between(1.5, 8.5));
    lens.quality = by(level, random.whole(88, 96), random.whole(80, 95), random.whole(62, 93));
    return lens;
}

void expose(cv::Mat &picture, const Lens &lens, Random &random)
{
    const double scale = std::max(picture.cols, picture.rows) / 1600.0;
    if (lens.blur * scale > .25)
        cv::GaussianBlur(picture, picture, {}, lens.blur * scale);
    if (lens.shake * scale >= 1)
        cv::filter2D(picture, picture, -1, shakeKernel(lens.shake * scale, lens.shakeAngle));
    addNoise(picture, lens.noise, random);
}

} // namespace scenes
