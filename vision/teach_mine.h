// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_profile.h"
#include "vision/mine_seen.h"

#include <opencv2/core/mat.hpp>

namespace vision {

/// Learns from a corrected mine: its board, its tiles with their carts, and how many carts of each level and side are loaded. Which
/// of them, where only some are, is worked out as far as the profile already knows cubes.
/// Without a board in the truth nothing is learned.
void teachMine(MineProfile &profile, const cv::Mat &bgr, const MineSeen &truth, const LevelCounts &levels);
void teachMine(MineProfile &profile, const cv::Mat &bgr, const MineSeen &truth);

/// What is learned from, for those who want to learn more from it: features as they were sorted into kinds.
struct MineLesson {
    struct Sorted {
        std::size_t kind = 0;
        std::vector<float> features;
    };
    std::vector<Sorted> tiles, slots, carts;
};
MineLesson mineLesson(const MineProfile &judge, const cv::Mat &bgr, const MineSeen &truth, const LevelCounts &levels);

} // namespace vision
