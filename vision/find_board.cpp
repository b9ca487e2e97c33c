// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/find_board.h"

#include "vision/align.h"
#include "vision/board_guesses.h"

#include <algorithm>

namespace vision {

std::optional<BoardFound> findBoard(const PictureScales &picture, const BoardLook &look)
{
    if (look.near.seen < 1)
        return {};
    const std::vector<float> middle = weights(look.middle);
    const std::vector<float> near = weights(look.near);
    std::optional<BoardFound> best;
    for (const BoardGuess &guess : guessBoards(picture, look.far, look.farWeights, 6)) {
        cv::Matx33d place = guess.toPicture;
        place = align(look.middle, middle, picture, place, {Moves::Affine, 25, 2, 3});
        place = align(look.middle, middle, picture, place, {Moves::Perspective, 15, 2, 4});
        place = align(look.near, near, picture, place, {Moves::Perspective, 8, 3, 6});
        place = align(look.near, near, picture, place, {Moves::Perspective, 4, 3, 6});
        const double alike = likeness(look.near, near, picture, place);
        if (!best || alike > best->likeness)
            best = BoardFound{place, alike};
    }
    return best;
}

} // namespace vision
