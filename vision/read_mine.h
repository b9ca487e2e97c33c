// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/care.h"
#include "vision/mine_profile.h"
#include "vision/mine_seen.h"

#include <opencv2/core/mat.hpp>

namespace vision {

/// One player's mine in a picture (BGR, 8 bit): board, tiles, carts and cubes, with doubts where they are
/// due. Nothing where there is no board.
MineSeen readMine(const cv::Mat &bgr, const MineProfile &profile, Care care = Care::OfAPhoto);

} // namespace vision
