// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/recolour.h"

#include <opencv2/imgproc.hpp>

#include <cmath>

void turnHue(cv::Mat &picture, int by)
{
    cv::Mat other;
    cv::cvtColor(picture, other, cv::COLOR_BGR2HSV);
    for (int y = 0; y < other.rows; ++y) {
        auto *row = other.ptr<cv::Vec3b>(y);
        for (int x = 0; x < other.cols; ++x)
            row[x][0] = static_cast<uchar>((row[x][0] + by + 180) % 180);
    }
    cv::cvtColor(other, picture, cv::COLOR_HSV2BGR);
}

void recolour(cv::Mat &picture, cv::RNG &random)
{
    const double light = std::exp(random.gaussian(0.2));
    const double lift = std::abs(random.gaussian(8));
    const cv::Scalar gain(light * std::exp(random.gaussian(0.12)), light * std::exp(random.gaussian(0.06)),
                          light * std::exp(random.gaussian(0.12)));
    cv::multiply(picture, gain, picture);
    cv::add(picture, cv::Scalar::all(lift), picture);
    if (random.uniform(0.0, 1.0) < 0.3)
        cv::GaussianBlur(picture, picture, {3, 3}, random.uniform(0.4, 1.0));
    if (random.uniform(0.0, 1.0) < 0.3) {
        cv::Mat noise(picture.size(), CV_16SC3);
        random.fill(noise, cv::RNG::NORMAL, 0, random.uniform(1.0, 7.0));
        cv::add(picture, noise, picture, {}, CV_8U);
    }
}
