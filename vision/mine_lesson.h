// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_profile.h"
#include "vision/truth.h"

#include <opencv2/core/mat.hpp>

namespace vision {

/// What is to be learned from a corrected mine: features, sorted into kinds.
struct MineLesson {
    struct Sorted {
        std::size_t kind = 0;
        std::vector<float> features;
        bool operator==(const Sorted &) const = default;
    };
    std::vector<Sorted> tiles, presence, carts;
};

/// The truth must have a board. Rows whose pieces do not add up to the level teach nothing. Which carts are
/// loaded, where it only says how many, is worked out as far as the profile already knows cubes.
MineLesson mineLesson(const MineProfile &profile, const MineFace &judge, const cv::Mat &bgr,
                      const MineTruth &truth);

void learn(MineFace &face, const MineProfile &profile, const MineLesson &lesson);

/// Corners put by hand are a little off; once the board is known it says itself where it lies.
cv::Matx33d boardFrame(const MineFace &judge, const PictureScales &picture, const Quad &board);

} // namespace vision
