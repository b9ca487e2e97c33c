// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/find_board.h"

#include "vision/align.h"
#include "vision/board_guesses.h"

#include <array>

namespace vision {

namespace {

/// Beyond doubt the board, by what is usual: nothing else comes near this.
constexpr double surely = 0.8;

constexpr std::size_t guessesTried = 8;

BoardFound settled(const PictureScales &picture, const BoardLook &look, const BoardGuess &guess)
{
    const std::vector<float> middle = weights(look.middle);
    const std::vector<float> near = weights(look.near);
    cv::Matx33d place = align(look.middle, middle, picture, guess.toPicture, {Moves::Affine, 25, 2, 3});
    place = align(look.middle, middle, picture, place, {Moves::Perspective, 15, 2, 4});
    place = align(look.near, near, picture, place, {Moves::Perspective, 8, 3, 6});
    place = align(look.near, near, picture, place, {Moves::Perspective, 4, 3, 6});
    return {place, likeness(look.near, near, picture, place), guess.look};
}

} // namespace

std::optional<BoardFound> findBoard(const PictureScales &picture, std::span<const BoardLook *const> looks,
                                    const LineHabits &habits)
{
    // First as cameras are usually held, then from farther and lower, then with the picture turned any way.
    const std::array viewpoints{
        Viewpoints{{8, 24, 40}, {1.05, 1.3, 1.6, 2.0, 2.5, 3.1}, 2},
        Viewpoints{{16, 32, 48}, {1.15, 1.45, 1.8, 2.25, 2.8, 3.5, 4.3}, 6},
        Viewpoints{{20, 38}, {1.05, 1.3, 1.6, 2.0, 2.5, 3.1, 3.9}, 3, {1, 2, 3}},
    };
    std::optional<BoardFound> best;
    for (const Viewpoints &some : viewpoints) {
        for (const BoardGuess &guess : guessBoards(picture, looks, habits, some, guessesTried)) {
            const BoardFound found = settled(picture, *looks[guess.look], guess);
            if (!best || found.likeness > best->likeness)
                best = found;
            if (best->likeness > surely * looks[best->look]->usual)
                return best;
        }
    }
    return best;
}

} // namespace vision
