// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/turned_board.h"

#include "vision/wide_registers.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace vision {

FarBoard farBoard(const BoardLook &look, std::size_t number)
{
    FarBoard board{&look, number, std::vector<int>(look.farWeights.size() / lineDirections)};
    std::iota(board.order.begin(), board.order.end(), 0);
    std::ranges::stable_sort(board.order, std::greater(), [&](int cell) {
        const float *weight = &look.farWeights[static_cast<std::size_t>(cell * lineDirections)];
        return std::inner_product(weight, weight + lineDirections, weight, 0.F);
    });
    return board;
}

TurnedBoard turned(const FarBoard &from, double turn)
{
    TurnedBoard board{&from, turn, {}};
    const Pattern &far = from.look->far;
    const double c = std::cos(turn);
    const double s = std::sin(turn);
    double shift = turn / (CV_PI / lineDirections);
    shift -= std::floor(shift / lineDirections) * lineDirections;
    const int whole = static_cast<int>(shift);
    const auto rest = static_cast<float>(shift - whole);
    const int columns = far.columns();
    const int rows = far.rows();
    board.samples.reserve(from.order.size());
    for (const int cell : from.order) {
        const double x = (cell % columns + 0.5 - columns / 2.0) * pixelsPerCell;
        const double y = (cell / columns + 0.5 - rows / 2.0) * pixelsPerCell;
        TurnedBoard::Sample sample{cvRound((c * x - s * y) / halfCell), cvRound((s * x + c * y) / halfCell)};
        for (int i = 0; i < lineDirections; ++i) {
            const float weight = from.look->farWeights[static_cast<std::size_t>(cell * lineDirections + i)];
            sample.weight[static_cast<std::size_t>((i + whole) % lineDirections)] += weight * (1 - rest);
            sample.weight[static_cast<std::size_t>((i + whole + 1) % lineDirections)] += weight * rest;
        }
        board.samples.push_back(sample);
        board.left = std::min(board.left, sample.x);
        board.right = std::max(board.right, sample.x);
        board.top = std::min(board.top, sample.y);
        board.bottom = std::max(board.bottom, sample.y);
    }
    return board;
}

namespace {

/// A sample at the first place of a view.
struct Cell {
    const float *first = nullptr; ///< of the first direction
    const float *weights = nullptr;
};

/// Scores of places beside each other, two registers of them at once.
VISION_FOR_BOTH void scoreRow(std::span<float> scores, std::span<const Cell> cells, std::ptrdiff_t row,
                              std::ptrdiff_t toNextDirection)
{
    for (std::size_t x = 0; x < scores.size(); x += 2 * lanes) {
        Lanes some{}, more{};
        for (const Cell &cell : cells) {
            const float *at = cell.first + row + x;
            for (int i = 0; i < lineDirections; ++i, at += toNextDirection) {
                some += lanesAt(at).all * cell.weights[i];
                more += lanesAt(at + lanes).all * cell.weights[i];
            }
        }
        lanesAt(&scores[x]).all = some;
        lanesAt(&scores[x] + lanes).all = more;
    }
}

VISION_WIDE void scoreRowWide(std::span<float> scores, std::span<const Cell> cells, std::ptrdiff_t row,
                              std::ptrdiff_t toNextDirection)
{
    scoreRow(scores, cells, row, toNextDirection);
}

} // namespace

BoardPlace bestPlace(const HalfCells &field, const TurnedBoard &board)
{
    BoardPlace best;
    const int width = (field.width - board.right + board.left) / 2;
    const int height = field.height - board.bottom + board.top;
    if (width <= 0)
        return best;
    std::vector<Cell> cells;
    for (const TurnedBoard::Sample &sample : std::span(board.samples).first(board.samples.size() * 3 / 5))
        cells.push_back({field.row(0, sample.y - board.top, sample.x - board.left), sample.weight.data()});
    constexpr auto atOnce = static_cast<std::size_t>(2 * lanes);
    std::vector<float> scores((static_cast<std::size_t>(width) + atOnce - 1) / atOnce * atOnce);
    const std::ptrdiff_t toNextDirection = field.height * field.toNextRow();
    for (int y = 0; y < height; y += 2) {
        const std::ptrdiff_t row = y * field.toNextRow();
        wideRegisters() ? scoreRowWide(scores, cells, row, toNextDirection)
                        : scoreRow(scores, cells, row, toNextDirection);
        const auto most = std::max_element(scores.begin(), scores.begin() + width);
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
    std::array<float, lineDirections> scores{}; // a single sum would have to wait for itself
    const std::ptrdiff_t toNextDirection = field.height * field.toNextRow();
    for (const TurnedBoard::Sample &sample : board.samples) {
        const float *at = field.row(0, y + sample.y, x + sample.x);
        for (std::size_t i = 0; i < scores.size(); ++i, at += toNextDirection)
            scores[i] += sample.weight[i] * *at;
    }
    return std::accumulate(scores.begin(), scores.end(), 0.F);
}

} // namespace vision
