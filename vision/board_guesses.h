// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/board_look.h"
#include "vision/line_habits.h"

namespace vision {

/// A place where the board might lie, seen from far off.
struct BoardGuess {
    cv::Matx33d toPicture;
    double score = 0;
};

/// The most likely places, the best first.
std::vector<BoardGuess> guessBoards(const PictureScales &picture, const Pattern &far,
                                    std::span<const float> farWeights, std::size_t most);

/// Adds how lines run in that picture, seen from as far.
void look(LineHabits &habits, const PictureScales &picture);

} // namespace vision
