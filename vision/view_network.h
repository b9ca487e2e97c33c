// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/network.h"
#include "vision/pyramid.h"

#include <opencv2/core/types.hpp>

#include <span>

namespace vision {

/// What a network looks at on a card: a part of it, in the card's own coordinates, at that many pixels.
struct ViewShape {
    cv::Rect2d window;
    cv::Size size;
    std::span<const StepShape> steps;
    int out = 0; ///< numbers that come out, a multiple of `lanes`
};

/// A small network for one view of a card: a few steps, and then every number of the result is a sum over
/// all that is left of the view.
struct ViewNetwork {
    Network steps;
    cv::Mat1f dense;  ///< what the steps leave x out
    cv::Mat1f offset; ///< 1 x out
};

/// All weights 0.
ViewNetwork emptyViewNetwork(const ViewShape &shape);

/// One row of numbers.
cv::Mat1f seenBy(const ViewNetwork &network, const cv::Mat &view);
cv::Mat1f seenBy(const ViewNetwork &network, const ViewShape &shape, const Pyramid &pyramid,
                 const Quad &card);

} // namespace vision
