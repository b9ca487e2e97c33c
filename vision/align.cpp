// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/align.h"

#include "vision/gradient_field.h"
#include "vision/quad.h"
#include "vision/wide_registers.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace vision {

namespace {

/// A part found: where its middle was thought to be, how far off it was, how much that says.
struct Found {
    cv::Point2d at;
    cv::Point2d off;
    double weight = 0;
};

struct Part {
    int left = 0, top = 0, right = 0, bottom = 0; ///< cells
};

/// How well the part fits at every shift: rows of `padded` from (-steps, -steps), as many shifts beside each
/// other at once as a register holds.
VISION_FOR_BOTH void addResponses(float *sums, int padded, int across, int columns, const float *weights,
                                  const GradientField &field, const Part &part)
{
    const auto toNextDirection = static_cast<std::ptrdiff_t>(field.planes.step1()) * field.height;
    for (int dy = 0; dy < across; ++dy, sums += padded) {
        for (int row = part.top; row < part.bottom; ++row) {
            const float *start = field.row(0, row * pixelsPerCell + pixelsPerCell / 2 + dy) +
                                 part.left * pixelsPerCell + pixelsPerCell / 2;
            const float *first = weights + (row * columns + part.left) * lineDirections;
            for (int dx = 0; dx < padded; dx += lanes) {
                Lanes sum = lanesAt(sums + dx).all;
                const float *there = start + dx;
                const float *w = first;
                for (int column = part.left; column < part.right; ++column, there += pixelsPerCell) {
                    const float *at = there;
                    for (int i = 0; i < lineDirections; ++i, at += toNextDirection)
                        sum += lanesAt(at).all * *w++;
                }
                lanesAt(sums + dx).all = sum;
            }
        }
    }
}

VISION_WIDE void addResponsesWide(float *sums, int padded, int across, int columns, const float *weights,
                                  const GradientField &field, const Part &part)
{
    addResponses(sums, padded, across, columns, weights, field, part);
}

std::vector<float> responses(const Pattern &pattern, std::span<const float> weights,
                             const GradientField &field, const Part &part, int steps)
{
    const int across = 2 * steps + 1;
    const int padded = (across + lanes - 1) / lanes * lanes;
    std::vector<float> sums(static_cast<std::size_t>(padded * across));
    if (wideRegisters())
        addResponsesWide(sums.data(), padded, across, pattern.columns(), weights.data(), field, part);
    else
        addResponses(sums.data(), padded, across, pattern.columns(), weights.data(), field, part);
    std::vector<float> answer;
    for (int dy = 0; dy < across; ++dy)
        answer.insert(answer.end(), sums.begin() + dy * padded, sums.begin() + dy * padded + across);
    return answer;
}

/// Where a parabola through three neighbours has its top, -0.5 to 0.5.
double top(float before, float here, float after)
{
    const double bend = before - 2.0 * here + after;
    return bend < -1e-9 ? std::clamp(0.5 * (before - after) / bend, -0.5, 0.5) : 0.0;
}

Found best(const std::vector<float> &answer, int steps, double unit)
{
    const int across = 2 * steps + 1;
    double mean = 0;
    for (const float value : answer)
        mean += value;
    mean /= static_cast<double>(answer.size());
    double variance = 1e-12;
    for (const float value : answer)
        variance += (value - mean) * (value - mean);
    variance /= static_cast<double>(answer.size());
    // Of two shifts that fit about alike the smaller one is the likelier.
    const double pull = 0.5 * std::sqrt(variance) / (steps * steps + 1e-9);
    int bestX = 0, bestY = 0;
    double bestValue = -1e9;
    for (int y = 0; y < across; ++y) {
        for (int x = 0; x < across; ++x) {
            const double value = answer[static_cast<std::size_t>(y * across + x)] -
                                 pull * ((x - steps) * (x - steps) + (y - steps) * (y - steps));
            if (value > bestValue) {
                bestValue = value;
                bestX = x;
                bestY = y;
            }
        }
    }
    const auto value = [&](int x, int y) {
        return answer[static_cast<std::size_t>(std::clamp(y, 0, across - 1) * across +
                                               std::clamp(x, 0, across - 1))];
    };
    const float here = value(bestX, bestY);
    const double x = bestX - steps + top(value(bestX - 1, bestY), here, value(bestX + 1, bestY));
    const double y = bestY - steps + top(value(bestX, bestY - 1), here, value(bestX, bestY + 1));
    return {.off = {x * unit, y * unit}, .weight = std::max(0.0, here - mean)};
}

/// The move that takes the parts' places to where they were found, all of them weighed.
cv::Matx33d fit(std::span<const Found> parts, std::span<const double> trust, Moves moves)
{
    // x' = a x + b y + c - g x x' - h y x', y' = d x + e y + f - g x y' - h y y', around the middle.
    const int unknowns = moves == Moves::Similar ? 4 : moves == Moves::Affine ? 6 : 8;
    cv::Mat left = cv::Mat::zeros(unknowns, unknowns, CV_64F);
    cv::Mat right = cv::Mat::zeros(unknowns, 1, CV_64F);
    cv::Point2d middle;
    for (const Found &part : parts)
        middle += part.at * (1.0 / static_cast<double>(parts.size()));
    double size = 1;
    for (const Found &part : parts)
        size = std::max({size, std::abs(part.at.x - middle.x), std::abs(part.at.y - middle.y)});
    const auto add = [&](std::span<const double> row, double value, double weight) {
        for (int i = 0; i < unknowns; ++i) {
            for (int j = 0; j < unknowns; ++j)
                left.at<double>(i, j) +=
                    weight * row[static_cast<std::size_t>(i)] * row[static_cast<std::size_t>(j)];
            right.at<double>(i) += weight * row[static_cast<std::size_t>(i)] * value;
        }
    };
    double total = 1e-9;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double x = (parts[i].at.x - middle.x) / size;
        const double y = (parts[i].at.y - middle.y) / size;
        const double u = parts[i].off.x / size;
        const double v = parts[i].off.y / size;
        const double weight = trust[i];
        total += weight;
        if (moves == Moves::Similar) {
            add(std::array{x, -y, 1.0, 0.0}, u, weight);
            add(std::array{y, x, 0.0, 1.0}, v, weight);
        } else {
            add(std::array{x, y, 1.0, 0.0, 0.0, 0.0, -x * (x + u), -y * (x + u)}, u, weight);
            add(std::array{0.0, 0.0, 0.0, x, y, 1.0, -x * (y + v), -y * (y + v)}, v, weight);
        }
    }
    // A little reluctance to bend keeps few or doubtful parts from inventing a perspective.
    for (int i = 0; i < unknowns; ++i)
        left.at<double>(i, i) += total * (i >= 6 ? 3e-3 : 1e-4);
    cv::Mat found;
    cv::solve(left, right, found, cv::DECOMP_SVD);
    const auto value = [&](int i) { return found.at<double>(i); };
    cv::Matx33d move;
    if (moves == Moves::Similar)
        move = {1 + value(0), -value(1), value(2), value(1), 1 + value(0), value(3), 0, 0, 1};
    else if (moves == Moves::Affine)
        move = {1 + value(0), value(1), value(2), value(3), 1 + value(4), value(5), 0, 0, 1};
    else
        move = {1 + value(0), value(1), value(2), value(3), 1 + value(4), value(5), value(6), value(7), 1};
    const cv::Matx33d there(1 / size, 0, -middle.x / size, 0, 1 / size, -middle.y / size, 0, 0, 1);
    const cv::Matx33d back(size, 0, middle.x, 0, size, middle.y, 0, 0, 1);
    return back * move * there;
}

} // namespace

cv::Matx33d align(const Pattern &pattern, std::span<const float> weights, const PictureScales &picture,
                  const cv::Matx33d &toPicture, const Alignment &how)
{
    const double unit = pattern.cell / pixelsPerCell;
    const int steps = std::max(1, cvRound(how.reach / unit));
    const cv::Matx33d toUnits(unit, 0, (0.5 - steps) * unit, 0, unit, (0.5 - steps) * unit, 0, 0, 1);
    const cv::Size size(pattern.columns() * pixelsPerCell + 2 * steps + lanes,
                        pattern.rows() * pixelsPerCell + 2 * steps + 1);
    const GradientField field = gradientField(flattenGrey(picture, toPicture * toUnits, size));
    std::vector<Found> parts;
    for (int down = 0; down < how.partsDown; ++down) {
        for (int across = 0; across < how.partsAcross; ++across) {
            const Part part{pattern.columns() * across / how.partsAcross,
                            pattern.rows() * down / how.partsDown,
                            pattern.columns() * (across + 1) / how.partsAcross,
                            pattern.rows() * (down + 1) / how.partsDown};
            Found found = best(responses(pattern, weights, field, part, steps), steps, unit);
            found.at = {(part.left + part.right) / 2.0 * pattern.cell,
                        (part.top + part.bottom) / 2.0 * pattern.cell};
            parts.push_back(found);
        }
    }
    // Parts that are hidden or found elsewhere lose their say from round to round.
    std::vector<double> trust;
    for (const Found &part : parts)
        trust.push_back(part.weight);
    cv::Matx33d move = cv::Matx33d::eye();
    for (int round = 0; round < 5; ++round) {
        move = fit(parts, trust, how.moves);
        const double near = std::max(2 * unit, how.reach * (0.6 - 0.1 * round));
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const double off = cv::norm(moved(move, parts[i].at) - (parts[i].at + parts[i].off)) / near;
            trust[i] = parts[i].weight / ((1 + off * off) * (1 + off * off));
        }
    }
    return toPicture * move;
}

} // namespace vision
