// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board_guesses.h"

#include "vision/gradient_field.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace vision {

namespace {

constexpr double degree = CV_PI / 180;

constexpr int step = 2; // pixels: half a cell is as near as a place is looked for

struct Tilt {
    double degrees = 0;
    int top = 0; ///< quarter turns
};

/// From the table seen from straight above to a picture of a camera tilted by that much; both have their
/// origin in the middle and the picture's long side as unit.
cv::Matx33d tilted(const Tilt &tilt)
{
    constexpr double focal = 1.0; // of the long side: between a wide phone and a long one
    const double c = std::cos(tilt.degrees * degree);
    const double s = std::sin(tilt.degrees * degree);
    const cv::Matx33d leaning(focal, 0, 0, 0, focal * c, 0, 0, -s, focal);
    constexpr std::array<double, 4> cosines{1, 0, -1, 0};
    const double x = cosines[static_cast<std::size_t>(tilt.top % 4)];
    const double y = cosines[static_cast<std::size_t>((tilt.top + 3) % 4)];
    return cv::Matx33d(x, -y, 0, y, x, 0, 0, 0, 1) * leaning;
}

/// The whole picture as a tilted camera's table seen from above, with some room around it for a board that
/// nearly fills it.
struct TableView {
    cv::Size size;
    cv::Mat inside;        ///< 8 bit, 0 where the picture ends
    cv::Matx33d toPicture; ///< from its pixels
};

TableView tableView(const PictureScales &picture, const Tilt &tilt, double room)
{
    const double wide = picture.sizes.front().cols / picture.shrunk.front();
    const double high = picture.sizes.front().rows / picture.shrunk.front();
    const double longSide = std::max(wide, high);
    // A far cell is four pixels, the board fifteen cells high.
    const double unit = 1 / (room * 15 * pixelsPerCell);
    const cv::Matx33d fromUnits(longSide, 0, wide / 2, 0, longSide, high / 2, 0, 0, 1);
    const cv::Matx33d unitsToPicture = fromUnits * tilted(tilt);
    std::vector<cv::Point2d> corners{{0, 0}, {wide, 0}, {wide, high}, {0, high}};
    cv::perspectiveTransform(corners, corners, cv::Mat(unitsToPicture.inv()));
    constexpr int margin = 2 * pixelsPerCell;
    const auto [left, right] = std::ranges::minmax(corners, {}, &cv::Point2d::x);
    const auto [top, bottom] = std::ranges::minmax(corners, {}, &cv::Point2d::y);
    TableView view;
    view.toPicture = unitsToPicture *
                     cv::Matx33d(unit, 0, left.x - margin * unit, 0, unit, top.y - margin * unit, 0, 0, 1);
    view.size = {std::clamp(cvCeil((right.x - left.x) / unit), 1, 600) + 2 * margin,
                 std::clamp(cvCeil((bottom.y - top.y) / unit), 1, 600) + 2 * margin};
    std::vector<cv::Point> outline;
    for (const cv::Point2d &corner : corners)
        outline.emplace_back(cvRound((corner.x - left.x) / unit) + margin,
                             cvRound((corner.y - top.y) / unit) + margin);
    view.inside = cv::Mat::zeros(view.size, CV_8U);
    cv::fillConvexPoly(view.inside, outline, 255);
    cv::erode(view.inside, view.inside, cv::Mat::ones(5, 5, CV_8U));
    return view;
}

/// Its lines at every second pixel, by how many more than usual there are: none at all where the picture
/// ends.
GradientField tableField(const PictureScales &picture, const TableView &view, const LineHabits &habits)
{
    const GradientField all = gradientField(flatten(picture, view.toPicture, view.size));
    const int width = all.width / step;
    const int height = all.height / step;
    GradientField field{width, height, cv::Mat(height * lineDirections, width, CV_32F)};
    for (int direction = 0; direction < lineDirections; ++direction) {
        const float usual = habits.mean.empty() ? 0 : habits.mean[static_cast<std::size_t>(direction)];
        for (int y = 0; y < height; ++y) {
            const float *from = all.row(direction, y * step);
            const uchar *inside = view.inside.ptr<uchar>(y * step);
            float *to = field.row(direction, y);
            for (int x = 0; x < width; ++x)
                to[x] = (inside[x * step] == 0 ? 0 : from[x * step]) - usual;
        }
    }
    return field;
}

/// The turns, modulo a quarter, in which most lines of the table run: those of the board, of the tiles beside
/// it, or of the table itself.
std::vector<double> likelyTurns(const PictureScales &picture, const Tilt &tilt, std::size_t most)
{
    const TableView view = tableView(picture, tilt, 2.5);
    cv::Mat grey, across, down, strength, angle, around;
    cv::cvtColor(flatten(picture, view.toPicture, view.size), grey, cv::COLOR_BGR2GRAY);
    cv::Sobel(grey, across, CV_32F, 1, 0);
    cv::Sobel(grey, down, CV_32F, 0, 1);
    cv::cartToPolar(across, down, strength, angle);
    // Weak lines count as much as strong ones: a bright book has no more say than a dim board.
    cv::boxFilter(strength, around, -1, {9, 9});
    constexpr int bins = 45; // of two degrees
    std::array<double, bins> sums{};
    for (int y = 0; y < grey.rows; ++y) {
        for (int x = 0; x < grey.cols; ++x) {
            if (view.inside.at<uchar>(y, x) == 0)
                continue;
            const float quarter = std::fmod(angle.at<float>(y, x), static_cast<float>(CV_PI / 2));
            const auto bin = static_cast<std::size_t>(quarter / static_cast<float>(CV_PI / 2) * bins);
            sums[std::min<std::size_t>(bin, bins - 1)] +=
                strength.at<float>(y, x) / (around.at<float>(y, x) + 16);
        }
    }
    std::vector<double> turns;
    while (turns.size() < 4 * most) {
        const auto at = [&](std::ptrdiff_t bin) {
            return sums[static_cast<std::size_t>((bin + bins) % bins)];
        };
        std::ptrdiff_t best = 0;
        double bestSum = -1;
        for (std::ptrdiff_t bin = 0; bin < bins; ++bin) {
            const double sum = at(bin - 2) + 2 * at(bin - 1) + 3 * at(bin) + 2 * at(bin + 1) + at(bin + 2);
            if (sum > bestSum) {
                bestSum = sum;
                best = bin;
            }
        }
        for (int quarter = 0; quarter < 4; ++quarter)
            turns.push_back((static_cast<double>(best) + 0.5) / bins * CV_PI / 2 + quarter * CV_PI / 2);
        for (std::ptrdiff_t bin = best - 4; bin <= best + 4; ++bin)
            sums[static_cast<std::size_t>((bin + bins) % bins)] = -1e6;
    }
    return turns;
}

struct Sample {
    int x = 0, y = 0;
    std::array<float, lineDirections> weight{};
};

/// The far pattern turned: where its cells come to lie around its middle, and how its lines run then.
std::vector<Sample> turnedPattern(const Pattern &far, std::span<const float> weights, double turn)
{
    std::vector<Sample> samples;
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
                const float weight =
                    weights[static_cast<std::size_t>((row * far.columns() + column) * lineDirections + i)];
                sample.weight[static_cast<std::size_t>((i + whole) % lineDirections)] += weight * (1 - rest);
                sample.weight[static_cast<std::size_t>((i + whole + 1) % lineDirections)] += weight * rest;
            }
            samples.push_back(sample);
        }
    }
    return samples;
}

void search(const GradientField &field, const cv::Matx33d &toPicture, const BoardLook &look,
            std::size_t number, double turn, std::vector<BoardGuess> &guesses)
{
    const Pattern &far = look.far;
    const std::vector<Sample> samples = turnedPattern(far, look.farWeights, turn);
    const auto [left, right] = std::ranges::minmax(samples, {}, &Sample::x);
    const auto [top, bottom] = std::ranges::minmax(samples, {}, &Sample::y);
    const int width = field.width - right.x + left.x;
    const int height = field.height - bottom.y + top.y;
    if (width <= 0 || height <= 0)
        return;
    float bestScore = std::numeric_limits<float>::lowest();
    cv::Point best;
    std::vector<float> scores(static_cast<std::size_t>(width));
    for (int y = 0; y < height; ++y) {
        std::ranges::fill(scores, 0.F);
        float *out = scores.data();
        for (const Sample &sample : samples) {
            const int row = y + sample.y - top.y;
            const int column = sample.x - left.x;
            const auto &w = sample.weight;
            const std::array at{field.row(0, row) + column, field.row(1, row) + column,
                                field.row(2, row) + column, field.row(3, row) + column,
                                field.row(4, row) + column, field.row(5, row) + column};
            for (int x = 0; x < width; ++x)
                out[x] += w[0] * at[0][x] + w[1] * at[1][x] + w[2] * at[2][x] + w[3] * at[3][x] +
                          w[4] * at[4][x] + w[5] * at[5][x];
        }
        for (int x = 0; x < width; ++x) {
            if (scores[static_cast<std::size_t>(x)] > bestScore) {
                bestScore = scores[static_cast<std::size_t>(x)];
                best = {(x - left.x) * step, (y - top.y) * step};
            }
        }
    }
    const double unit = pixelsPerCell / far.cell;
    const double c = std::cos(turn) * unit;
    const double s = std::sin(turn) * unit;
    const cv::Matx33d place(c, -s, best.x + 0.0, s, c, best.y + 0.0, 0, 0, 1);
    const cv::Matx33d middle(1, 0, -far.width / 2, 0, 1, -far.height / 2, 0, 0, 1);
    guesses.push_back({toPicture * place * middle, bestScore, number});
}

} // namespace

void look(LineHabits &habits, const PictureScales &picture)
{
    for (const double room : {1.05, 1.3, 1.6, 2.0, 2.5, 3.1}) {
        const TableView view = tableView(picture, {24, 0}, room);
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
    std::vector<std::vector<double>> turns(tilts.size());
    const std::size_t rooms = viewpoints.roominess.size();
    std::vector<std::vector<BoardGuess>> found(tilts.size() * rooms);
    cv::parallel_for_({0, static_cast<int>(tilts.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            turns[i] = likelyTurns(picture, tilts[i], static_cast<std::size_t>(viewpoints.turns));
    });
    cv::parallel_for_({0, static_cast<int>(found.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i) {
            const TableView view = tableView(picture, tilts[i / rooms], viewpoints.roominess[i % rooms]);
            const GradientField field = tableField(picture, view, habits);
            for (std::size_t look = 0; look < looks.size(); ++look) {
                for (const double turn : turns[i / rooms])
                    search(field, view.toPicture, *looks[look], look, turn, found[i]);
            }
        }
    });
    std::vector<BoardGuess> guesses;
    for (const std::vector<BoardGuess> &some : found)
        guesses.insert(guesses.end(), some.begin(), some.end());
    std::ranges::sort(guesses,
                      [](const BoardGuess &one, const BoardGuess &other) { return one.score > other.score; });
    // One board must not crowd out another's guesses: their scores are only roughly alike.
    std::vector<std::size_t> taken(looks.size());
    std::erase_if(guesses, [&](const BoardGuess &guess) { return taken[guess.look]++ >= most; });
    return guesses;
}

} // namespace vision
