// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_light.h"

#include <vector>

namespace vision {

/// What a square of the table looks like, as numbers: how its lines run and, in the board's own light, its
/// colours. The square is `cells` cells of `cell` units wide and high around `middle` in the frame that
/// `toBoard` leads to the board.
struct Square {
    cv::Point2d middle;
    double cell = 0;
    int cells = 0;
};

std::vector<float> squareFeatures(const PictureScales &picture, const cv::Matx33d &boardToPicture,
                                  const cv::Matx33d &toBoard, const Light &light, const Square &square);

} // namespace vision
