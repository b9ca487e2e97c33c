// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board_guesses.h"

#include "vision/gradient_field.h"
#include "vision/mine_places.h"
#include "vision/table_view.h"
#include "vision/turned_board.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace vision {

namespace {

constexpr int boardPixels = 60; // high, from far off: fifteen cells

/// So near each other that what lies between two is still found.
std::vector<double> allTurns()
{
    constexpr int count = 24;
    std::vector<double> turns;
    for (int i = 0; i < count; ++i)
        turns.push_back(2 * CV_PI * i / count);
    return turns;
}

/// A place looked at from nearer: half cells around it, and turned a little.
BoardGuess refined(const HalfCells &field, const TableView &view, const TurnedBoard &board,
                   const BoardPlace &place)
{
    constexpr double aBit = 6 * CV_PI / 180;
    const Pattern &far = board.board->look->far;
    BoardPlace best{place.x, place.y};
    double turn = board.turn;
    const auto look = [&](const TurnedBoard &other) {
        for (int y = place.y - 1; y <= place.y + 1; ++y) {
            for (int x = place.x - 1; x <= place.x + 1; ++x) {
                const float score = scoreAt(field, other, x, y);
                if (score > best.score) {
                    best = {x, y, score};
                    turn = other.turn;
                }
            }
        }
    };
    look(board);
    look(turned(*board.board, board.turn - aBit));
    look(turned(*board.board, board.turn + aBit));
    const double unit = pixelsPerCell / far.cell;
    const double c = std::cos(turn) * unit;
    const double s = std::sin(turn) * unit;
    const cv::Matx33d there(c, -s, 1.0 * best.x * halfCell, s, c, 1.0 * best.y * halfCell, 0, 0, 1);
    const cv::Matx33d middle(1, 0, -far.width / 2, 0, 1, -far.height / 2, 0, 0, 1);
    return {view.toPicture * there * middle, best.score, board.board->number};
}

/// The best guesses of one view.
std::vector<BoardGuess> searchView(const PictureScales &picture, const TableView &view,
                                   const LineHabits &habits, std::size_t looks,
                                   std::span<const TurnedBoard> boards)
{
    const HalfCells field = halfCells(picture, view, habits);
    std::vector<std::pair<BoardPlace, const TurnedBoard *>> places;
    for (const TurnedBoard &board : boards)
        places.emplace_back(bestPlace(field, board), &board);
    std::ranges::sort(places, std::greater(), [](const auto &place) { return place.first.score; });
    // One board must not crowd out another's guesses: their scores are only roughly alike.
    constexpr int nearer = 4;
    std::vector<int> taken(looks);
    std::vector<BoardGuess> guesses;
    for (const auto &[place, board] : places) {
        if (place.score > std::numeric_limits<float>::lowest() && taken[board->board->number]++ < nearer)
            guesses.push_back(refined(field, view, *board, place));
    }
    return guesses;
}

/// So near that looked at from nearer they come to the same.
bool isNear(const BoardGuess &one, const BoardGuess &other)
{
    if (one.look != other.look)
        return false;
    const auto corners = [](const BoardGuess &guess) {
        return quadOf(guess.toPicture, {0, 0, boardWidth, boardHeight}).corners;
    };
    const auto here = corners(one);
    const auto there = corners(other);
    double apart = 0;
    for (std::size_t i = 0; i < here.size(); ++i)
        apart += cv::norm(here[i] - there[i]) / static_cast<double>(here.size());
    return apart < 0.08 * cv::norm(there[0] - there[2]);
}

} // namespace

void look(LineHabits &habits, const PictureScales &picture)
{
    for (const double room : {1.05, 1.3, 1.6, 2.0, 2.5, 3.1}) {
        const TableView view = tableView(picture, {24, 0}, room, boardPixels);
        look(habits, gradientField(flattenGrey(picture, view.toPicture, view.size)));
    }
}

std::vector<BoardGuess> guessBoards(const PictureScales &picture, std::span<const BoardLook *const> looks,
                                    const LineHabits &habits, const Viewpoints &viewpoints)
{
    std::vector<FarBoard> farBoards;
    for (std::size_t number = 0; number < looks.size(); ++number)
        farBoards.push_back(farBoard(*looks[number], number));
    std::vector<Tilt> tilts;
    for (const int top : viewpoints.tops) {
        for (const double degrees : viewpoints.tilts)
            tilts.push_back({degrees, top});
    }
    std::vector<std::vector<TurnedBoard>> boards(tilts.size());
    const std::size_t rooms = viewpoints.roominess.size();
    std::vector<std::vector<BoardGuess>> found(tilts.size() * rooms);
    cv::parallel_for_({0, static_cast<int>(tilts.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i) {
            for (const double turn :
                 viewpoints.turns == 0
                     ? allTurns()
                     : likelyTurns(picture, tilts[i], static_cast<std::size_t>(viewpoints.turns))) {
                for (const FarBoard &board : farBoards)
                    boards[i].push_back(turned(board, turn));
            }
        }
    });
    cv::parallel_for_({0, static_cast<int>(found.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            found[i] = searchView(
                picture, tableView(picture, tilts[i / rooms], viewpoints.roominess[i % rooms], boardPixels),
                habits, looks.size(), boards[i / rooms]);
    });
    std::vector<BoardGuess> guesses;
    for (const std::vector<BoardGuess> &some : found)
        guesses.insert(guesses.end(), some.begin(), some.end());
    return guesses;
}

std::vector<BoardGuess> takeLikeliest(std::vector<BoardGuess> &guesses, std::size_t looks, std::size_t most)
{
    std::ranges::sort(guesses, std::greater(), &BoardGuess::score);
    std::vector<BoardGuess> likeliest, left;
    std::vector<std::size_t> taken(looks);
    for (const BoardGuess &guess : guesses) {
        if (std::ranges::any_of(likeliest, [&](const BoardGuess &other) { return isNear(guess, other); }))
            continue;
        (taken[guess.look]++ < most ? likeliest : left).push_back(guess);
    }
    guesses = std::move(left);
    return likeliest;
}

} // namespace vision
