// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/jittered.h"

#include "vision/card_size.h"
#include "vision/pyramid.h"

#include <cmath>

namespace vision {

Quad jittered(const Quad &quad, cv::RNG &random, double strength)
{
    const std::array<cv::Point2d, 4> unitCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    const cv::Matx33d onto = unitSquareTo(quad);
    const double turn = random.uniform(-0.2, 0.2) * strength;
    const double wider = 1 + random.uniform(-0.15, 0.15) * strength;
    const double higher = wider * (1 + random.uniform(-0.08, 0.08) * strength);
    const cv::Point2d shift(random.uniform(-0.2, 0.2) * strength, random.uniform(-0.16, 0.16) * strength);
    constexpr double ratio = cardHeight / cardWidth;
    Quad result;
    for (std::size_t i = 0; i < 4; ++i) {
        cv::Point2d at = unitCorners[i] - cv::Point2d(0.5, 0.5);
        at = {at.x * wider, at.y * higher * ratio};
        at = {at.x * std::cos(turn) - at.y * std::sin(turn), at.x * std::sin(turn) + at.y * std::cos(turn)};
        at = cv::Point2d(at.x + 0.5, at.y / ratio + 0.5) + shift;
        at += cv::Point2d(random.uniform(-0.04, 0.04), random.uniform(-0.03, 0.03)) * strength;
        result.corners[i] = mapped(onto, at);
    }
    return result;
}

} // namespace vision
