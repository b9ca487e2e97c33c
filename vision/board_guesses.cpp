// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board_guesses.h"

#include "vision/gradient_field.h"
#include "vision/mine_places.h"
#include "vision/table_view.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace vision {

namespace {

constexpr int step = 2;         // pixels: half a cell is as near as a place is looked for
constexpr int boardPixels = 60; // high, from far off: fifteen cells

/// Lines at every half cell, by how many more than usual there are: none at all where the picture ends. Even
/// and odd columns apart, as places are first looked for a whole cell apart.
struct HalfCells {
    int width = 0, height = 0;
    std::array<cv::Mat, 2> planes; ///< by column modulo two: 32 bit floats, the directions below each other
    const float *row(int direction, int y, int column) const
    {
        return planes[static_cast<std::size_t>(column & 1)].ptr<float>(direction * height + y) + column / 2;
    }
};

HalfCells halfCells(const PictureScales &picture, const TableView &view, const LineHabits &habits)
{
    const GradientField all = gradientField(flatten(picture, view.toPicture, view.size));
    HalfCells field{all.width / step, all.height / step, {}};
    for (cv::Mat &plane : field.planes)
        plane = cv::Mat::zeros(field.height * lineDirections, field.width / 2 + 1, CV_32F);
    for (int direction = 0; direction < lineDirections; ++direction) {
        const float usual = habits.mean.empty() ? 0 : habits.mean[static_cast<std::size_t>(direction)];
        for (int y = 0; y < field.height; ++y) {
            const float *from = all.row(direction, y * step);
            const uchar *inside = view.inside.ptr<uchar>(y * step);
            for (int x = 0; x < field.width; ++x)
                field.planes[static_cast<std::size_t>(x & 1)].at<float>(direction * field.height + y, x / 2) =
                    (inside[x * step] == 0 ? 0 : from[x * step]) - usual;
        }
    }
    return field;
}

struct Sample {
    int x = 0, y = 0;
    std::array<float, lineDirections> weight{};
};

/// The far pattern turned: where its cells come to lie around its middle, and how its lines run then.
struct TurnedBoard {
    std::size_t look = 0;
    double turn = 0;
    std::vector<Sample> samples; ///< those that say most first
    int left = 0, right = 0, top = 0, bottom = 0;
};

TurnedBoard turned(const BoardLook &look, std::size_t number, double turn)
{
    TurnedBoard board{number, turn};
    const Pattern &far = look.far;
    const double c = std::cos(turn);
    const double s = std::sin(turn);
    double shift = turn / (CV_PI / lineDirections);
    shift -= std::floor(shift / lineDirections) * lineDirections;
    const int whole = static_cast<int>(shift);
    const auto rest = static_cast<float>(shift - whole);
    for (int row = 0; row < far.rows(); ++row) {
        for (int column = 0; column < far.columns(); ++column) {
            const double x = (column + 0.5 - far.columns() / 2.0) * pixelsPerCell;
            const double y = (row + 0.5 - far.rows() / 2.0) * pixelsPerCell;
            Sample sample{cvRound((c * x - s * y) / step), cvRound((s * x + c * y) / step)};
            for (int i = 0; i < lineDirections; ++i) {
                const float weight = look.farWeights[static_cast<std::size_t>(
                    (row * far.columns() + column) * lineDirections + i)];
                sample.weight[static_cast<std::size_t>((i + whole) % lineDirections)] += weight * (1 - rest);
                sample.weight[static_cast<std::size_t>((i + whole + 1) % lineDirections)] += weight * rest;
            }
            board.samples.push_back(sample);
            board.left = std::min(board.left, sample.x);
            board.right = std::max(board.right, sample.x);
            board.top = std::min(board.top, sample.y);
            board.bottom = std::max(board.bottom, sample.y);
        }
    }
    std::ranges::sort(board.samples, std::greater(), [](const Sample &sample) {
        return std::inner_product(sample.weight.begin(), sample.weight.end(), sample.weight.begin(), 0.F);
    });
    return board;
}

/// So near each other that what lies between two is still found.
std::vector<double> allTurns()
{
    constexpr int count = 24;
    std::vector<double> turns;
    for (int i = 0; i < count; ++i)
        turns.push_back(2 * CV_PI * i / count);
    return turns;
}

/// Somewhere in a view; x and y in half cells.
struct Place {
    int x = 0, y = 0;
    float score = std::numeric_limits<float>::lowest();
};

/// The best place, a whole cell apart from the next, by the cells that say most.
Place bestPlace(const HalfCells &field, const TurnedBoard &board)
{
    Place best;
    const int width = (field.width - board.right + board.left) / 2;
    const int height = field.height - board.bottom + board.top;
    if (width <= 0)
        return best;
    const std::size_t cells = board.samples.size() * 3 / 5;
    std::vector<float> scores(static_cast<std::size_t>(width));
    for (int y = 0; y < height; y += 2) {
        std::ranges::fill(scores, 0.F);
        float *out = scores.data();
        for (const Sample &sample : std::span(board.samples).first(cells)) {
            const int row = y + sample.y - board.top;
            const int column = sample.x - board.left;
            const auto &w = sample.weight;
            const std::array at{field.row(0, row, column), field.row(1, row, column),
                                field.row(2, row, column), field.row(3, row, column),
                                field.row(4, row, column), field.row(5, row, column)};
            for (int x = 0; x < width; ++x)
                out[x] += w[0] * at[0][x] + w[1] * at[1][x] + w[2] * at[2][x] + w[3] * at[3][x] +
                          w[4] * at[4][x] + w[5] * at[5][x];
        }
        const auto most = std::ranges::max_element(scores);
        if (*most > best.score)
            best = {2 * static_cast<int>(most - scores.begin()) - board.left, y - board.top, *most};
    }
    return best;
}

float scoreAt(const HalfCells &field, const TurnedBoard &board, int x, int y)
{
    if (x + board.left < 0 || y + board.top < 0 || x + board.right >= field.width ||
        y + board.bottom >= field.height)
        return std::numeric_limits<float>::lowest();
    float score = 0;
    for (const Sample &sample : board.samples) {
        for (int i = 0; i < lineDirections; ++i)
            score += sample.weight[static_cast<std::size_t>(i)] * *field.row(i, y + sample.y, x + sample.x);
    }
    return score;
}

/// A place looked at from nearer: half cells around it, and turned a little.
BoardGuess refined(const HalfCells &field, const TableView &view, std::span<const BoardLook *const> looks,
                   const TurnedBoard &board, const Place &place)
{
    constexpr double aBit = 6 * CV_PI / 180;
    const BoardLook &look = *looks[board.look];
    Place best{place.x, place.y};
    double turn = board.turn;
    for (const double more : {0.0, -aBit, aBit}) {
        const TurnedBoard other = turned(look, board.look, board.turn + more);
        for (int y = place.y - 1; y <= place.y + 1; ++y) {
            for (int x = place.x - 1; x <= place.x + 1; ++x) {
                const float score = scoreAt(field, other, x, y);
                if (score > best.score) {
                    best = {x, y, score};
                    turn = other.turn;
                }
            }
        }
    }
    const double unit = pixelsPerCell / look.far.cell;
    const double c = std::cos(turn) * unit;
    const double s = std::sin(turn) * unit;
    const cv::Matx33d there(c, -s, best.x * step + 0.0, s, c, best.y * step + 0.0, 0, 0, 1);
    const cv::Matx33d middle(1, 0, -look.far.width / 2, 0, 1, -look.far.height / 2, 0, 0, 1);
    return {view.toPicture * there * middle, best.score, board.look};
}

/// The best guesses of one view.
std::vector<BoardGuess> searchView(const PictureScales &picture, const TableView &view,
                                   std::span<const BoardLook *const> looks, const LineHabits &habits,
                                   std::span<const TurnedBoard> boards)
{
    const HalfCells field = halfCells(picture, view, habits);
    std::vector<std::pair<Place, const TurnedBoard *>> places;
    for (const TurnedBoard &board : boards)
        places.emplace_back(bestPlace(field, board), &board);
    std::ranges::sort(places, std::greater(), [](const auto &place) { return place.first.score; });
    // One board must not crowd out another's guesses: their scores are only roughly alike.
    constexpr int nearer = 4;
    std::vector<int> taken(looks.size());
    std::vector<BoardGuess> guesses;
    for (const auto &[place, board] : places) {
        if (place.score > std::numeric_limits<float>::lowest() && taken[board->look]++ < nearer)
            guesses.push_back(refined(field, view, looks, *board, place));
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
        look(habits, gradientField(flatten(picture, view.toPicture, view.size)));
    }
}

std::vector<BoardGuess> guessBoards(const PictureScales &picture, std::span<const BoardLook *const> looks,
                                    const LineHabits &habits, const Viewpoints &viewpoints, std::size_t most)
{
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
                for (std::size_t number = 0; number < looks.size(); ++number)
                    boards[i].push_back(turned(*looks[number], number, turn));
            }
        }
    });
    cv::parallel_for_({0, static_cast<int>(found.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            found[i] = searchView(
                picture, tableView(picture, tilts[i / rooms], viewpoints.roominess[i % rooms], boardPixels),
                looks, habits, boards[i / rooms]);
    });
    std::vector<BoardGuess> guesses;
    for (const std::vector<BoardGuess> &some : found)
        guesses.insert(guesses.end(), some.begin(), some.end());
    std::ranges::sort(guesses,
                      [](const BoardGuess &one, const BoardGuess &other) { return one.score > other.score; });
    std::vector<BoardGuess> distinct;
    std::vector<std::size_t> taken(looks.size());
    for (const BoardGuess &guess : guesses) {
        const auto isSame = [&](const BoardGuess &other) { return isNear(guess, other); };
        if (taken[guess.look] < most && std::ranges::none_of(distinct, isSame)) {
            distinct.push_back(guess);
            ++taken[guess.look];
        }
    }
    return distinct;
}

} // namespace vision
