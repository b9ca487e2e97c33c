// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/picture_scales.h"

#include <opencv2/core/matx.hpp>

namespace vision {

/// How far a camera looks away from straight down, and which way.
struct Tilt {
    double degrees = 0;
    int top = 0; ///< quarter turns from the picture's top to the side that is farthest off
};

/// The whole picture as a tilted camera's table seen from above, with some room around it for a board that
/// nearly fills it.
struct TableView {
    cv::Size size;
    cv::Mat inside;        ///< 8 bit, 0 where the picture ends
    cv::Matx33d toPicture; ///< from its pixels
};

/// So small that a piece which the picture's long side holds `room` times is `pixels` pixels high.
TableView tableView(const PictureScales &picture, const Tilt &tilt, double room, int pixels);

/// The turns, modulo a quarter, in which most lines of the table run, in radians, the first `most`: those of
/// the board, of the tiles beside it, or of the table itself.
std::vector<double> likelyTurns(const PictureScales &picture, const Tilt &tilt, std::size_t most);

} // namespace vision
