// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/board_look.h"
#include "vision/care.h"
#include "vision/line_habits.h"

#include <optional>

namespace vision {

struct BoardFound {
    cv::Matx33d toPicture; ///< from the board's frame
    double likeness = 0;   ///< -1 to 1
    std::size_t look = 0;  ///< which of the boards it is
};

/// What is most like one of the shaft boards, whichever way it is turned; nothing where none is known. In a
/// frame of a film boards are not looked for in unusual places.
std::optional<BoardFound> findBoard(const PictureScales &picture, std::span<const BoardLook *const> looks,
                                    const LineHabits &habits, Care care);

} // namespace vision
