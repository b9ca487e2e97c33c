// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/find_board.h"

#include "vision/align.h"
#include "vision/board_guesses.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>

namespace vision {

namespace {

/// Beyond doubt the board, by what is usual: nothing else comes near this.
constexpr double surely = 0.8;

/// Guesses of each board that are looked at from nearer, and of those again the ones from quite near.
constexpr std::size_t guessesTried = 20;
constexpr std::size_t guessesLeft = 4;

/// From so far the board is still to be found where it is some cells off.
BoardFound nearer(const PictureScales &picture, const BoardLook &look, const BoardGuess &guess)
{
    const std::vector<float> middle = weights(look.middle);
    cv::Matx33d place = align(look.middle, middle, picture, guess.toPicture, {Moves::Affine, 25, 2, 3});
    place = align(look.middle, middle, picture, place, {Moves::Perspective, 15, 2, 4});
    return {place, likeness(look.middle, middle, picture, place), guess.look};
}

BoardFound settled(const PictureScales &picture, const BoardLook &look, const BoardFound &found)
{
    const std::vector<float> near = weights(look.near);
    cv::Matx33d place = align(look.near, near, picture, found.toPicture, {Moves::Perspective, 8, 3, 6});
    place = align(look.near, near, picture, place, {Moves::Perspective, 4, 3, 6});
    return {place, likeness(look.near, near, picture, place), found.look};
}

/// All that is looked at so far.
struct Search {
    const PictureScales &picture;
    std::span<const BoardLook *const> looks;
    std::optional<BoardFound> best{};

    double byUsual(const BoardFound &found) const { return found.likeness / looks[found.look]->usual; }
    bool isOver() const { return best && byUsual(*best) > surely; }
    void tryNear(const BoardFound &from)
    {
        const BoardFound found = settled(picture, *looks[from.look], from);
        if (!best || byUsual(found) > byUsual(*best))
            best = found;
    }
};

void tryGuesses(Search &search, std::span<const BoardGuess> guesses)
{
    // The likeliest by itself first, as it mostly is the board.
    if (guesses.empty())
        return;
    search.tryNear(nearer(search.picture, *search.looks[guesses.front().look], guesses.front()));
    if (search.isOver())
        return;
    std::vector<BoardFound> found(guesses.size());
    cv::parallel_for_({1, static_cast<int>(guesses.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            found[i] = nearer(search.picture, *search.looks[guesses[i].look], guesses[i]);
    });
    std::ranges::sort(found, std::greater(), &BoardFound::likeness);
    std::vector<std::size_t> taken(search.looks.size());
    for (const BoardFound &one : found) {
        if (one.likeness > 0 && taken[one.look]++ < guessesLeft)
            search.tryNear(one);
        if (search.isOver())
            return;
    }
}

} // namespace

std::optional<BoardFound> findBoard(const PictureScales &picture, std::span<const BoardLook *const> looks,
                                    const LineHabits &habits)
{
    // First as cameras are usually held and as most lines run, then with the board turned any way, then with
    // the picture turned.
    const std::vector<double> rooms{1.05, 1.3, 1.6, 2.0, 2.5, 3.1};
    const std::array viewpoints{
        Viewpoints{{8, 24, 40}, rooms, 2},
        Viewpoints{{16, 36}, {1.15, 1.45, 1.8, 2.25, 2.8, 3.5}, 0},
        Viewpoints{{32}, rooms, 2, {1, 2, 3}},
    };
    Search search{picture, looks};
    for (const Viewpoints &some : viewpoints) {
        tryGuesses(search, guessBoards(picture, looks, habits, some, guessesTried));
        if (search.isOver())
            break;
    }
    return search.best;
}

} // namespace vision
