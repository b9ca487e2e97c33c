// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/board_look.h"

#include <optional>

namespace vision {

struct BoardFound {
    cv::Matx33d toPicture; ///< from the board's frame
    double likeness = 0;   ///< -1 to 1
};

/// The shaft board, whichever way it is turned; nothing where nothing is at all like it.
std::optional<BoardFound> findBoard(const PictureScales &picture, const BoardLook &look);

} // namespace vision
