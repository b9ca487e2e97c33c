// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/learn_hunch.h"

#include "vision/gradient_field.h"
#include "vision/matrix_json.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <random>

namespace learn {

namespace {

constexpr int rounds = 16;
constexpr int together = 64; // examples that are learned from at once
constexpr int hidden = vision::hunchNumbers;

/// Numbers that are learned, each at its own pace: a step is divided by how large its steps usually are.
struct Paced {
    explicit Paced(cv::Size size)
        : value(size, 0.F)
        , slope(size, 0.F)
        , square(size, 0.F)
    {
    }
    void step(const cv::Mat1f &gradient, double pace, double shrink)
    {
        constexpr float slow = 0.9F;
        constexpr float slower = 0.99F;
        for (int row = 0; row < value.rows; ++row) {
            for (int column = 0; column < value.cols; ++column) {
                const float by = gradient(row, column);
                float &mean = slope(row, column);
                float &size = square(row, column);
                mean = slow * mean + (1 - slow) * by;
                size = slower * size + (1 - slower) * by * by;
                value(row, column) -=
                    static_cast<float>(pace) *
                    (mean / (std::sqrt(size) + 1e-8F) + static_cast<float>(shrink) * value(row, column));
            }
        }
    }
    cv::Mat1f value, slope, square;
};

/// As a somewhat different lamp and camera would have it.
void vary(float *features, int count, std::mt19937 &random)
{
    std::normal_distribution<float> bell;
    std::array<float, 3> gain{};
    std::array<float, 3> veil{};
    for (std::size_t i = 0; i < gain.size(); ++i) {
        gain[i] = 1 + 0.06F * bell(random);
        veil[i] = 0.03F * bell(random);
    }
    const float contrast = 1 + 0.1F * bell(random);
    constexpr int perCell = vision::lineDirections + 3;
    static_assert(perCell == static_cast<int>(vision::featuresPerCell));
    for (int i = 0; i < count; i += perCell) {
        for (int line = 0; line < vision::lineDirections; ++line)
            features[i + line] = features[i + line] * contrast + 0.02F * bell(random);
        for (std::size_t channel = 0; channel < gain.size(); ++channel) {
            float &colour = features[i + vision::lineDirections + static_cast<int>(channel)];
            colour = colour * gain[channel] + veil[channel] + 0.02F * bell(random);
        }
    }
}

/// What every feature is on average, and one by how much it varies.
struct Usual {
    cv::Mat1f mean, narrow;
};

Usual usual(const std::vector<Sample> &samples)
{
    const auto count = static_cast<int>(samples.front().features.size());
    cv::Mat1d sum(1, count, 0.0);
    cv::Mat1d squares(1, count, 0.0);
    for (const Sample &sample : samples) {
        cv::Mat1d row;
        cv::Mat1f(sample.features).reshape(1, 1).convertTo(row, CV_64F);
        sum += row;
        squares += row.mul(row);
    }
    const auto all = static_cast<double>(samples.size());
    const cv::Mat1d mean(sum / all);
    cv::Mat1d spread;
    cv::sqrt(cv::max(squares / all - mean.mul(mean), 1e-4), spread);
    Usual found;
    mean.convertTo(found.mean, CV_32F);
    cv::Mat(1 / spread).convertTo(found.narrow, CV_32F);
    return found;
}

} // namespace

vision::Hunch learnHunch(const std::vector<Sample> &samples,
                         const std::function<bool(std::size_t kind)> &isYes)
{
    const auto count = static_cast<int>(samples.front().features.size());
    const Usual standard = usual(samples);
    std::map<std::size_t, float> ofEdition;
    for (const Sample &sample : samples)
        ofEdition[sample.edition] += 1;
    std::mt19937 random(7);
    std::normal_distribution<float> bell;
    Paced weights({hidden, count}), level({hidden, 1}), says({1, hidden}), bias({1, 1});
    for (float &weight : weights.value)
        weight = bell(random) * std::sqrt(2.F / static_cast<float>(count));
    for (float &weight : says.value)
        weight = bell(random) * 0.3F;
    std::vector<std::size_t> order(samples.size());
    std::iota(order.begin(), order.end(), 0U);
    for (int round = 0; round < rounds; ++round) {
        std::ranges::shuffle(order, random);
        const double pace = 2e-3 * 0.5 * (1 + std::cos(CV_PI * round / rounds));
        for (std::size_t first = 0; first + together <= order.size(); first += together) {
            cv::Mat1f rows(together, count);
            cv::Mat1f wanted(together, 1);
            cv::Mat1f trust(together, 1);
            for (int i = 0; i < together; ++i) {
                const Sample &sample = samples[order[first + static_cast<std::size_t>(i)]];
                std::ranges::copy(sample.features, rows.ptr<float>(i));
                vary(rows.ptr<float>(i), count, random);
                const cv::Mat1f even((rows.row(i) - standard.mean).mul(standard.narrow));
                even.copyTo(rows.row(i));
                wanted(i) = isYes(sample.kind) ? 1 : 0;
                // Editions with few photos count for more than their number.
                trust(i) = std::sqrt(static_cast<float>(samples.size()) /
                                     (ofEdition[sample.edition] * static_cast<float>(ofEdition.size())));
            }
            const cv::Mat1f before(rows * weights.value + cv::Mat1f::ones(together, 1) * level.value);
            const cv::Mat1f cut(cv::max(before, 0));
            cv::Mat1f off(cut * says.value);
            for (int i = 0; i < together; ++i)
                off(i) = (1 / (1 + std::exp(-(off(i) + bias.value(0)))) - wanted(i)) * trust(i) / together;
            cv::Mat1f back(off * says.value.t());
            back.setTo(0, before <= 0);
            cv::Mat1f levelSlope, biasSlope;
            cv::reduce(back, levelSlope, 0, cv::REDUCE_SUM);
            cv::reduce(off, biasSlope, 0, cv::REDUCE_SUM);
            const cv::Mat1f saysSlope(cut.t() * off);
            const cv::Mat1f weightsSlope(rows.t() * back);
            weights.step(weightsSlope, pace, 0.02);
            level.step(levelSlope, pace, 0);
            says.step(saysSlope, pace, 0.02);
            bias.step(biasSlope, pace, 0);
        }
    }
    // The features as they come, with what is usual moved into the levels.
    vision::Hunch hunch;
    cv::Mat1f rows(weights.value.t());
    for (int i = 0; i < hidden; ++i)
        cv::multiply(rows.row(i), standard.narrow, rows.row(i));
    rows = vision::roughened(rows);
    for (int i = 0; i < hidden; ++i) {
        hunch.hidden.emplace_back(rows.ptr<float>(i), rows.ptr<float>(i) + count);
        hunch.level.push_back(level.value(i) - static_cast<float>(rows.row(i).dot(standard.mean)));
        hunch.says.push_back(says.value(i));
    }
    hunch.bias = bias.value(0);
    return hunch;
}

} // namespace learn
