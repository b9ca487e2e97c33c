// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/card_alignment.h"

#include "vision/glance.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

namespace {

constexpr double rim = 0.15; // of the card on every side
const std::array<cv::Point2d, 4> unitCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

constexpr std::array steps{
    StepShape{patchChannels, 16, 1, 1, false},
    StepShape{16, 16, 3, 1, true},
    StepShape{16, 32, 3, 2, false},
    StepShape{32, 32, 3, 1, true},
    StepShape{32, 64, 3, 2, false},
    StepShape{64, 64, 5, 1, true},
    StepShape{64, 64, 5, 1, true},
    StepShape{64, 32, 3, 1, false},
};

} // namespace

const ViewShape &lieShape()
{
    static const ViewShape shape{{-rim, -rim, 1 + 2 * rim, 1 + 2 * rim}, {40, 60}, steps, Lie::Numbers};
    return shape;
}

Quad turned(Quad quad, int quarters)
{
    std::rotate(quad.corners.begin(), quad.corners.begin() + (quarters & 3), quad.corners.end());
    return quad;
}

Quad moved(const Quad &quad, const cv::Mat1f &seen)
{
    constexpr float farthest = 0.4F;
    const auto move = [&](int at) { return std::clamp(seen(0, at) * Lie::moveUnit, -farthest, farthest); };
    const cv::Matx33d onto = unitSquareTo(quad);
    Quad result;
    for (std::size_t i = 0; i < 4; ++i) {
        const int at = Lie::FirstMove + static_cast<int>(2 * i);
        result.corners[i] = mapped(onto, unitCorners[i] + cv::Point2d(move(at), move(at + 1)));
    }
    return result;
}

Aligned aligned(const Pyramid &pyramid, Quad quad, const ViewNetwork &lie, Care care)
{
    const int mostLooks = care == Care::OfAPhoto ? 4 : 2;
    constexpr double hardlyMoves = 0.2; // tenths of the card
    constexpr float hopeless = -4;      // of IsCard
    cv::Mat1f seen;
    for (int look = 0; look < mostLooks; ++look) {
        seen = seenBy(lie, lieShape(), pyramid, quad);
        if (seen(0, Lie::IsCard) <= hopeless)
            break;
        quad = moved(quad, seen);
        if (cv::norm(seen.colRange(0, Lie::IsUp), cv::NORM_INF) < hardlyMoves)
            break;
    }
    const float up = seen(0, Lie::IsUp);
    return {up < 0 ? turned(quad, 2) : quad, std::min(seen(0, Lie::IsExact), seen(0, Lie::IsCard)),
            std::exp(std::abs(up))};
}

} // namespace vision
