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
    std::size_t look = 0; ///< which of the boards
};

/// How the camera may have been held and how large the board may be.
struct Viewpoints {
    std::vector<double> tilts; ///< away from straight above, degrees
    std::vector<double>
        roominess; ///< how many times the board's height fits into the long side of the picture
    int turns = 0; ///< how many directions of lines are tried, of those that lines run in most; 0: all
    std::vector<int> tops{0}; ///< quarter turns from the picture's top to the side that is farthest off
};

/// Likely places of any of the boards, a few for each viewpoint. What lies outside of the picture is taken
/// for what pictures usually hold.
std::vector<BoardGuess> guessBoards(const PictureScales &picture, std::span<const BoardLook *const> looks,
                                    const LineHabits &habits, const Viewpoints &viewpoints);

/// Takes the most likely guesses out of those, so many of each board and the best first; others that would
/// come to the same are gone too.
std::vector<BoardGuess> takeLikeliest(std::vector<BoardGuess> &guesses, std::size_t looks, std::size_t most);

/// Adds how lines run in that picture, seen from as far.
void look(LineHabits &habits, const PictureScales &picture);

} // namespace vision
