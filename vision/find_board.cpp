// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/find_board.h"

#include "vision/align.h"
#include "vision/board_guesses.h"

#include <opencv2/core.hpp>

#include <algorithm>

namespace vision {

namespace {

/// Beyond doubt the board, by what is usual: nothing else comes near this.
constexpr double surely = 0.8;

/// And seen from less near: mostly the board, and hardly ever.
constexpr double mostly = 0.6;
constexpr double hardly = 0.4;

/// A round of looking: where from, how many guesses of each board are then looked at from nearer, and how
/// many of those from quite near. Where there is a board it mostly is the first guess, and hardly ever beyond
/// the fifth.
struct Round {
    Viewpoints viewpoints;
    std::size_t tried = 10;
    std::size_t left = 3;
};

/// First as cameras are mostly held and as most lines run, then as they are usually held, then with the board
/// turned any way, then with the picture turned.
std::vector<Round> rounds(Care care)
{
    const std::vector<double> rooms{1.05, 1.3, 1.6, 2.0, 2.5, 3.1};
    const Viewpoints first{{24}, rooms, 2};
    const Viewpoints ofAFrame{{24}, {1.15, 1.55, 2.1, 2.8}, 2};
    const Viewpoints turnedAnyWay{{16, 36}, {1.15, 1.45, 1.8, 2.25, 2.8, 3.5}, 0};
    if (care == Care::OfAFrame)
        return {{ofAFrame, 3, 2}, {turnedAnyWay, 4, 2}};
    return {{first, 3, 2}, {{{8, 40}, rooms, 2}}, {turnedAnyWay}, {{{32}, rooms, 2, {1, 2, 3}}}};
}

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
    std::vector<BoardGuess> waiting{}; ///< guesses that were not yet looked at from nearer

    double byUsual(const BoardFound &found) const { return found.likeness / looks[found.look]->usual; }
    bool isOver() const { return best && byUsual(*best) > surely; }
    BoardFound nearer(const BoardGuess &guess) const
    {
        return vision::nearer(picture, *looks[guess.look], guess);
    }
    void tryNear(const BoardFound &from)
    {
        const BoardFound found = settled(picture, *looks[from.look], from);
        if (!best || byUsual(found) > byUsual(*best))
            best = found;
    }
};

void tryGuesses(Search &search, const Round &round)
{
    const std::vector<BoardGuess> guesses = takeLikeliest(search.waiting, search.looks.size(), round.tried);
    if (guesses.empty())
        return;
    // The likeliest by itself first, as it mostly is the board.
    std::vector<BoardFound> found(guesses.size());
    found.front() = search.nearer(guesses.front());
    if (search.byUsual(found.front()) > mostly) {
        search.tryNear(found.front());
        if (search.isOver())
            return;
        found.front().likeness = 0;
    }
    cv::parallel_for_({1, static_cast<int>(guesses.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            found[i] = search.nearer(guesses[i]);
    });
    std::ranges::sort(found, std::greater(), &BoardFound::likeness);
    std::vector<std::size_t> taken(search.looks.size());
    for (const BoardFound &one : found) {
        if (search.byUsual(one) > hardly && taken[one.look]++ < round.left)
            search.tryNear(one);
        if (search.isOver())
            return;
    }
}

} // namespace

std::optional<BoardFound> findBoard(const PictureScales &picture, std::span<const BoardLook *const> looks,
                                    const LineHabits &habits, Care care)
{
    Search search{picture, looks};
    for (const Round &round : rounds(care)) {
        const std::vector<BoardGuess> more = guessBoards(picture, looks, habits, round.viewpoints);
        search.waiting.insert(search.waiting.end(), more.begin(), more.end());
        tryGuesses(search, round);
        if (search.isOver())
            break;
    }
    return search.best;
}

} // namespace vision
