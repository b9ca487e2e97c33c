// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/card_alignment.h"

#include <algorithm>
#include <utility>

namespace vision {

namespace {

constexpr double rim = 0.15;      // of the card on every side
constexpr float hopeless = 0.15F; // of facing
const cv::Size viewSize(cardViewWidth, cardViewHeight);
const std::array<cv::Point2d, 4> unitCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

/// With how it looks, so that going on from there needs no look back.
struct Viewed {
    Aligned found;
    cv::Mat1f view;
};

Viewed alignedFrom(Viewed now, const Pyramid &pyramid, const OrdersProfile &profile)
{
    for (const LinearFit &stage : profile.alignment) {
        now.found.quad = moved(now.found.quad, evaluated(stage, now.view));
        now.view = cardView(pyramid, now.found.quad, profile);
        // Where there is a card, it looks like one after the first move.
        if (evaluated(profile.facing, now.view)(0, 0) < hopeless) {
            now.found.cardness = 0;
            return now;
        }
    }
    now.found.cardness = static_cast<double>(evaluated(profile.cardness, cardnessInput(now.view))(0, 0));
    return now;
}

} // namespace

cv::Mat1f cardFeatures(const Pyramid &pyramid, const Quad &quad)
{
    return viewFeatures(straightened(pyramid, quad, {-rim, -rim, 1 + 2 * rim, 1 + 2 * rim}, viewSize));
}

cv::Mat1f cardView(const Pyramid &pyramid, const Quad &quad, const OrdersProfile &profile)
{
    return projected(profile.card, cardFeatures(pyramid, quad));
}

cv::Mat1f cardnessInput(const cv::Mat1f &view)
{
    cv::Mat1f input(1, 2 * view.cols);
    for (int i = 0; i < view.cols; ++i) {
        input(0, i) = view(0, i);
        input(0, view.cols + i) = std::min(9.F, view(0, i) * view(0, i));
    }
    return input;
}

Quad turned(Quad quad, int quarters)
{
    std::rotate(quad.corners.begin(), quad.corners.begin() + (quarters & 3), quad.corners.end());
    return quad;
}

Quad moved(const Quad &quad, const cv::Mat1f &cornerMoves)
{
    const cv::Matx33d onto = unitSquareTo(quad);
    Quad result;
    for (std::size_t i = 0; i < 4; ++i) {
        const int at = static_cast<int>(2 * i);
        const cv::Point2d move(std::clamp(cornerMoves(0, at), -0.4F, 0.4F),
                               std::clamp(cornerMoves(0, at + 1), -0.4F, 0.4F));
        result.corners[i] = mapped(onto, unitCorners[i] + move);
    }
    return result;
}

Aligned aligned(const Pyramid &pyramid, Quad quad, const OrdersProfile &profile)
{
    return alignedFrom({{quad, 0}, cardView(pyramid, quad, profile)}, pyramid, profile).found;
}

Aligned settled(const Pyramid &pyramid, const Quad &quad, const OrdersProfile &profile)
{
    constexpr int mostTimes = 4;
    constexpr double perfectly = 1.1; // of cardness
    Viewed best{{quad, 0}, cardView(pyramid, quad, profile)};
    for (int time = 0; time < mostTimes && best.found.cardness < perfectly; ++time) {
        Viewed next = alignedFrom(best, pyramid, profile);
        if (!(next.found.cardness > best.found.cardness))
            break;
        best = std::move(next);
    }
    return best.found;
}

} // namespace vision
