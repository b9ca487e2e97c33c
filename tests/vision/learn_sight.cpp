// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/learn_sight.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace learn {

namespace {

using Key = std::pair<std::size_t, std::size_t>;

cv::Mat1f rowsOf(const std::vector<Sample> &samples)
{
    cv::Mat1f rows(static_cast<int>(samples.size()), static_cast<int>(samples.front().features.size()));
    for (int row = 0; row < rows.rows; ++row)
        std::ranges::copy(samples[static_cast<std::size_t>(row)].features, rows.ptr<float>(row));
    return rows;
}

std::map<Key, cv::Mat1f> meansOf(const cv::Mat1f &rows, const std::vector<Key> &groups)
{
    std::map<Key, std::pair<cv::Mat1d, int>> sums;
    for (int row = 0; row < rows.rows; ++row) {
        auto &[sum, count] = sums[groups[static_cast<std::size_t>(row)]];
        if (sum.empty())
            sum = cv::Mat1d::zeros(1, rows.cols);
        cv::add(sum, rows.row(row), sum, cv::noArray(), CV_64F);
        ++count;
    }
    std::map<Key, cv::Mat1f> means;
    for (const auto &[key, sum] : sums)
        cv::Mat(sum.first / sum.second).convertTo(means[key], CV_32F);
    return means;
}

/// How rows vary within groups. Editions with few photos count for more than their number.
cv::Mat1f variation(const cv::Mat1f &rows, const std::vector<Key> &groups, const std::vector<float> &trust)
{
    std::map<Key, cv::Mat1f> means = meansOf(rows, groups);
    cv::Mat1f apart = rows.clone();
    double sum = 0;
    for (int row = 0; row < rows.rows; ++row) {
        const auto number = static_cast<std::size_t>(row);
        apart.row(row) -= means[groups[number]];
        apart.row(row) *= std::sqrt(trust[number]);
        sum += trust[number];
    }
    cv::Mat1f answer;
    cv::mulTransposed(apart, answer, true, cv::noArray(), 1 / sum);
    return answer;
}

cv::Mat1f meanOf(const std::map<Key, cv::Mat1f> &means, const Kinds &kinds)
{
    cv::Mat1f sum;
    int count = 0;
    for (const auto &[key, mean] : means) {
        if (std::ranges::find(kinds, key.second) == kinds.end())
            continue;
        sum = sum.empty() ? mean.clone() : cv::Mat1f(sum + mean);
        ++count;
    }
    return cv::Mat1f(sum / std::max(count, 1));
}

} // namespace

vision::Sight learnSight(const std::vector<Sample> &samples, const std::vector<Contrast> &contrasts,
                         const std::function<std::size_t(std::size_t kind)> &classOf, std::size_t kinds)
{
    std::map<std::size_t, float> photos;
    for (const Sample &sample : samples)
        photos[sample.edition] += 1;
    std::vector<Key> byClass, byKind;
    std::vector<float> trust;
    for (const Sample &sample : samples) {
        byClass.emplace_back(0, classOf(sample.kind));
        byKind.emplace_back(sample.edition, sample.kind);
        trust.push_back(1 / std::sqrt(photos[sample.edition]));
    }
    const cv::Mat1f rows = rowsOf(samples);
    cv::Mat1f varied = variation(rows, byClass, trust);
    // What varies little in these samples may vary more in others.
    constexpr double doubt = 0.05;
    varied =
        varied * (1 - doubt) + cv::Mat1f::eye(varied.size()) * (doubt * cv::trace(varied)[0] / varied.cols);
    const std::map<Key, cv::Mat1f> means = meansOf(rows, byKind);
    cv::Mat1f apart(static_cast<int>(contrasts.size()), rows.cols);
    for (int i = 0; i < apart.rows; ++i) {
        const Contrast &contrast = contrasts[static_cast<std::size_t>(i)];
        cv::Mat(meanOf(means, contrast.other) - meanOf(means, contrast.one)).copyTo(apart.row(i));
    }
    cv::Mat1f ways;
    cv::solve(varied, apart.t(), ways, cv::DECOMP_CHOLESKY);
    // Turned and scaled so that within a kind of an edition every number varies by one.
    cv::Mat1f strengths, turns;
    cv::eigen(variation(cv::Mat1f(rows * ways), byKind, trust), strengths, turns);
    for (int row = 0; row < turns.rows; ++row)
        turns.row(row) /= std::sqrt(std::max(1e-9F, strengths(row)));
    const cv::Mat1f directions(turns * ways.t());
    vision::Sight sight{{}, vision::emptyKinds(kinds, contrasts.size())};
    for (int row = 0; row < directions.rows; ++row)
        sight.directions.emplace_back(directions.ptr<float>(row),
                                      directions.ptr<float>(row) + directions.cols);
    for (const auto &[key, mean] : means)
        look(sight.usual, key.second,
             vision::seen(sight.directions,
                          std::span(mean.ptr<float>(), static_cast<std::size_t>(mean.cols))));
    return sight;
}

namespace {

vision::Weighing weighed(const std::vector<Example> &examples, bool isTrusting)
{
    // Examples that are told apart without fault must not make it surer than so few can.
    const cv::Vec4d before = isTrusting ? cv::Vec4d(0.15, -0.15, 0.5, 0) : cv::Vec4d(0.3, -0.3, 0, 0);
    constexpr double beforeCounts = 20;
    const auto row = [&](const Example &example) {
        return cv::Vec4d(example.evidence.first, example.evidence.second,
                         isTrusting ? example.evidence.hunch : 0, 1);
    };
    const auto loss = [&](const cv::Vec4d &weights) {
        double sum = beforeCounts * (weights - before).dot(weights - before) / 2;
        for (const Example &example : examples)
            sum += std::log1p(std::exp((example.second ? -1 : 1) * row(example).dot(weights)));
        return sum;
    };
    cv::Vec4d weights = before;
    for (int round = 0; round < 30; ++round) {
        cv::Matx44d bend = cv::Matx44d::eye() * beforeCounts;
        cv::Vec4d slope = (weights - before) * beforeCounts;
        for (const Example &example : examples) {
            const double sure = 1 / (1 + std::exp(-row(example).dot(weights)));
            slope += row(example) * (sure - (example.second ? 1 : 0));
            bend += row(example) * row(example).t() * (sure * (1 - sure));
        }
        cv::Vec4d step = bend.solve(slope, cv::DECOMP_SVD);
        while (cv::norm(step) > 1e-9 && loss(weights - step) > loss(weights))
            step *= 0.5;
        weights -= step;
    }
    return {weights[0], -weights[1], weights[2], weights[3]};
}

} // namespace

vision::Weighings weigh(const std::vector<Example> &examples)
{
    return {weighed(examples, true), weighed(examples, false)};
}

} // namespace learn
