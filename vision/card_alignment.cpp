// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/card_alignment.h"

#include <algorithm>

namespace vision {

namespace {

constexpr double rim = 0.15;      // of the card on every side
constexpr float hopeless = 0.15F; // of facing
const cv::Size viewSize(cardViewWidth, cardViewHeight);
const std::array<cv::Point2d, 4> unitCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

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
    cv::Mat1f view = cardView(pyramid, quad, profile);
    for (const LinearFit &stage : profile.alignment) {
        quad = moved(quad, evaluated(stage, view));
        view = cardView(pyramid, quad, profile);
        // Where there is a card, it looks like one after the first move.
        if (evaluated(profile.facing, view)(0, 0) < hopeless)
            return {quad, 0};
    }
    return {quad, static_cast<double>(evaluated(profile.cardness, cardnessInput(view))(0, 0))};
}

} // namespace vision
