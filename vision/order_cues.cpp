// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/order_cues.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

namespace {

const cv::Rect2d upperPart(0, 0, 1, 0.36); // above the squares, which would tell the number too
const cv::Rect2d middlePart(0.04, 0.34, 0.92, 0.46);
const cv::Rect2d lowerPart(0, 0.71, 1, 0.31);

const cv::Size upperSize(64, 36);
const cv::Size numberSize(40, 32);
const cv::Size layoutSize(48, 36);
const cv::Size vehicleSize(64, 28);

// The window of the number, in cells of the upper part: about 16 by 14 mm.
constexpr int numberCellsX = 6;
constexpr int numberCellsY = 5;

} // namespace

cv::Mat1f numberFeatures(const Pyramid &pyramid, const Quad &card, cv::Rect2d window)
{
    return viewFeatures(straightened(pyramid, card, window, numberSize));
}

cv::Mat1f numberView(const Pyramid &pyramid, const Quad &card, const OrdersProfile &profile,
                     const OrdersFace &face)
{
    constexpr double farthest = 0.08; // of the card
    cv::Rect2d window = face.numberWindow;
    for (int look = 0; look < 2; ++look) {
        const cv::Mat1f view = projected(profile.number, numberFeatures(pyramid, card, window));
        const cv::Mat1f shift = evaluated(face.numberShift, view);
        const auto within = [](double value, double around) {
            return std::clamp(value, around - farthest, around + farthest);
        };
        window.x = within(window.x + static_cast<double>(shift(0, 0)), face.numberWindow.x);
        window.y = within(window.y + static_cast<double>(shift(0, 1)), face.numberWindow.y);
    }
    return projected(profile.number, numberFeatures(pyramid, card, window));
}

cv::Mat1f layoutFeatures(const Pyramid &pyramid, const Quad &card)
{
    return viewFeatures(straightened(pyramid, card, middlePart, layoutSize));
}

cv::Mat1f vehicleFeatures(const Pyramid &pyramid, const Quad &card)
{
    return viewFeatures(straightened(pyramid, card, lowerPart, vehicleSize));
}

cv::Mat1f upperPartFeatures(const Pyramid &pyramid, const Quad &card)
{
    return viewFeatures(straightened(pyramid, card, upperPart, upperSize));
}

cv::Rect2d whereNumbersDiffer(const NumberSamples &samples)
{
    const auto &[upperParts, numbers] = samples;
    const int cellsX = upperSize.width / cellPixels;
    const int cellsY = upperSize.height / cellPixels;
    const int features = cellsX * cellsY * featuresPerViewCell;
    constexpr int classes = static_cast<int>(orderPoints.size());
    cv::Mat1d counts(classes, 1, 0.0);
    cv::Mat1d sums(classes, features, 0.0);
    cv::Mat1d squares(1, features, 0.0);
    for (std::size_t i = 0; i < upperParts.size(); ++i) {
        cv::Mat1d sample;
        upperParts[i].convertTo(sample, CV_64F);
        counts(numbers[i], 0) += 1;
        sums.row(numbers[i]) += sample;
        squares += sample.mul(sample);
    }
    const double all = std::max<double>(1, static_cast<double>(upperParts.size()));
    cv::Mat1d mean;
    cv::reduce(sums, mean, 0, cv::REDUCE_SUM);
    mean /= all;
    cv::Mat1d between(1, features, 0.0);
    for (int c = 0; c < classes; ++c) {
        if (counts(c, 0) > 0) {
            const cv::Mat1d off(sums.row(c) / counts(c, 0) - mean);
            between += off.mul(off) * (counts(c, 0) / all);
        }
    }
    const cv::Mat1d total(squares / all - mean.mul(mean));
    // With few cards the spread inside a class is hardly known: it is never taken to be less than this.
    constexpr double leastSpread = 0.02;
    cv::Mat1d score(cellsY, cellsX, 0.0);
    for (int cell = 0; cell < cellsX * cellsY; ++cell) {
        for (int f = 0; f < featuresPerViewCell; ++f) {
            const int i = cell * featuresPerViewCell + f;
            score(cell / cellsX, cell % cellsX) +=
                between(0, i) / (std::max(0.0, total(0, i) - between(0, i)) + leastSpread);
        }
    }
    cv::Rect best(0, 0, numberCellsX, numberCellsY);
    double most = -1;
    for (int y = 0; y + numberCellsY <= cellsY; ++y) {
        for (int x = 0; x + numberCellsX <= cellsX; ++x) {
            const double sum = cv::sum(score(cv::Rect(x, y, numberCellsX, numberCellsY)))[0];
            if (sum > most) {
                most = sum;
                best = {x, y, numberCellsX, numberCellsY};
            }
        }
    }
    return {upperPart.width * best.x / cellsX, upperPart.height * best.y / cellsY,
            upperPart.width * best.width / cellsX, upperPart.height * best.height / cellsY};
}

CardMiddle cardMiddle(const Pyramid &pyramid, const Quad &card)
{
    CardMiddle middle;
    middle.view = straightened(pyramid, card, middlePart, {2 * squareGrid, 2 * squareGrid});
    middle.paper = paperOf(middle.view);
    // Veiling glare lifts black: what the darkest print of this card has become is measured on it.
    const cv::Mat whole = straightened(pyramid, card, {0.08, 0.06, 0.84, 0.88}, {32, 48});
    std::vector<uchar> values(whole.total());
    for (int channel = 0; channel < 3; ++channel) {
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = whole.at<cv::Vec3b>(static_cast<int>(i) / whole.cols,
                                            static_cast<int>(i) % whole.cols)[channel];
        const auto dark = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 50);
        std::nth_element(values.begin(), dark, values.end());
        middle.dark[channel] = std::min(static_cast<float>(*dark), 0.8F * middle.paper[channel]);
    }
    return middle;
}

cv::Mat1f differenceFromPaper(const CardMiddle &middle)
{
    cv::Mat small;
    cv::resize(middle.view, small, {squareGrid, squareGrid}, 0, 0, cv::INTER_AREA);
    cv::Mat1f differences(squareGrid, squareGrid);
    for (int y = 0; y < squareGrid; ++y) {
        for (int x = 0; x < squareGrid; ++x) {
            const cv::Vec3b &pixel = small.at<cv::Vec3b>(y, x);
            float most = 0;
            for (int channel = 0; channel < 3; ++channel)
                most =
                    std::max(most, std::abs(static_cast<float>(pixel[channel]) / middle.paper[channel] - 1));
            differences(y, x) = std::min(1.F, most);
        }
    }
    return differences;
}

std::optional<cv::Mat1f> colourFeatures(const CardMiddle &middle, const SquarePlaces &places)
{
    if (places.cards < 1)
        return {};
    double most = 0;
    cv::minMaxLoc(places.differences, nullptr, &most);
    const float enough = static_cast<float>(0.75 * most);
    cv::Vec3d sum{};
    double lightSum = 0;
    double lightSquares = 0;
    double count = 0;
    for (int y = 0; y < middle.view.rows; ++y) {
        for (int x = 0; x < middle.view.cols; ++x) {
            if (places.differences(y / 2, x / 2) < enough)
                continue;
            const cv::Vec3d pixel = middle.view.at<cv::Vec3b>(y, x);
            const double light = pixel[1] / static_cast<double>(middle.paper[1]);
            sum += pixel;
            lightSum += light;
            lightSquares += light * light;
            count += 1;
        }
    }
    if (count < 1)
        return {};
    cv::Mat1f features(1, colourDims);
    for (int channel = 0; channel < 3; ++channel) {
        const double colour = sum[channel] / count;
        const double paper = static_cast<double>(middle.paper[channel]);
        const double dark = static_cast<double>(middle.dark[channel]);
        features(0, channel) = static_cast<float>(std::log((colour + 4) / (paper + 4)));
        features(0, 3 + channel) = static_cast<float>((colour - dark) / std::max(4.0, paper - dark));
    }
    const double mean = lightSum / count;
    features(0, 6) = static_cast<float>(std::sqrt(std::max(0.0, lightSquares / count - mean * mean)));
    features(0, 7) = std::log((middle.dark[1] + 4) / (middle.paper[1] + 4));
    return features;
}

} // namespace vision
