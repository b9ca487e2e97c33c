// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_profile.h"
#include "vision/truth.h"

#include <opencv2/core/mat.hpp>

namespace vision {

/// Learns from a corrected mine and gives how many of its pieces were of use: the board, and the tiles of
/// rows whose pieces add up to the level. Which carts are loaded, where the truth only says how many, is
/// worked out as far as the profile already knows cubes. Without a board in the truth nothing is learned. The
/// edition's numbers are as they will be when the profile was written and read again.
int teachMine(MineProfile &profile, const cv::Mat &bgr, const MineTruth &truth);

/// The same with all digits, for hundreds of photos one after the other.
int learnMine(MineProfile &profile, const cv::Mat &bgr, const MineTruth &truth);

} // namespace vision
