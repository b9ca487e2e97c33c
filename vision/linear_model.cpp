// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/linear_model.h"

#include "vision/wide_registers.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

namespace {

/// Four rows at once share the loading of the features.
constexpr std::size_t rowsAtOnce = 4;

template <std::size_t rows>
VISION_FOR_BOTH void dotRows(const cv::Mat1f &matrix, int first, const float *x, float *result)
{
    const int count = matrix.cols;
    const float *row[rows];
    Lanes sums[rows] = {};
    for (std::size_t r = 0; r < rows; ++r)
        row[r] = matrix.ptr<float>(first + static_cast<int>(r));
    int i = 0;
    for (; i + lanes <= count; i += lanes) {
        const Lanes some = lanesAt(x + i);
        for (std::size_t r = 0; r < rows; ++r)
            sums[r] += some * lanesAt(row[r] + i);
    }
    for (std::size_t r = 0; r < rows; ++r) {
        float sum = 0;
        for (int lane = 0; lane < lanes; ++lane)
            sum += sums[r][lane];
        for (int rest = i; rest < count; ++rest)
            sum += x[rest] * row[r][rest];
        result[static_cast<std::size_t>(first) + r] = sum;
    }
}

VISION_FOR_BOTH void allRows(const cv::Mat1f &matrix, const float *x, float *result)
{
    int row = 0;
    for (; row + static_cast<int>(rowsAtOnce) <= matrix.rows; row += static_cast<int>(rowsAtOnce))
        dotRows<rowsAtOnce>(matrix, row, x, result);
    for (; row < matrix.rows; ++row)
        dotRows<1>(matrix, row, x, result);
}

void allRowsPlain(const cv::Mat1f &matrix, const float *x, float *result)
{
    allRows(matrix, x, result);
}

VISION_WIDE void allRowsWide(const cv::Mat1f &matrix, const float *x, float *result)
{
    allRows(matrix, x, result);
}

} // namespace

cv::Mat1f projected(const Projection &projection, const cv::Mat1f &features)
{
    const cv::Mat1f centred(features - projection.mean);
    cv::Mat1f result(1, projection.axes.rows);
    (wideRegisters() ? allRowsWide : allRowsPlain)(projection.axes, centred.ptr<float>(),
                                                   result.ptr<float>());
    return result;
}

Projection principalDirections(const cv::Mat1f &samples, int kept)
{
    Projection projection;
    cv::Mat covariance;
    cv::Mat mean;
    cv::calcCovarMatrix(samples, covariance, mean, cv::COVAR_NORMAL | cv::COVAR_ROWS | cv::COVAR_SCALE,
                        CV_32F);
    cv::Mat values;
    cv::Mat vectors;
    cv::eigen(covariance, values, vectors);
    kept = std::min(kept, vectors.rows);
    projection.mean = mean;
    projection.axes = vectors.rowRange(0, kept).clone();
    for (int k = 0; k < kept; ++k) {
        cv::Mat axis = projection.axes.row(k);
        axis *= 1 / std::sqrt(std::max(1e-8F, values.at<float>(k)));
    }
    return projection;
}

LinearFit emptyFit(int inputs, int outputs)
{
    return {cv::Mat1d(inputs + 1, inputs + 1, 0.0), cv::Mat1d(inputs + 1, outputs, 0.0), {}};
}

void addSample(LinearFit &fit, const cv::Mat1f &input, const cv::Mat1f &output, double weight)
{
    const int n = input.cols;
    const auto x = [&](int i) { return i < n ? static_cast<double>(input(0, i)) : 1.0; };
    for (int i = 0; i <= n; ++i) {
        const double xi = x(i) * weight;
        double *row = fit.inputs.ptr<double>(i);
        for (int j = 0; j < n; ++j)
            row[j] += xi * static_cast<double>(input(0, j));
        row[n] += xi;
        for (int j = 0; j < output.cols; ++j)
            fit.targets(i, j) += xi * static_cast<double>(output(0, j));
    }
}

void solve(LinearFit &fit, double ridge)
{
    cv::Mat1d held = fit.inputs.clone();
    const int constant = held.rows - 1;
    for (int i = 0; i < constant; ++i)
        held(i, i) += ridge;
    held(constant, constant) += 1e-6;
    cv::Mat weights;
    cv::solve(held, fit.targets, weights, cv::DECOMP_CHOLESKY);
    weights.convertTo(fit.weights, CV_32F);
}

cv::Mat1f evaluated(const LinearFit &fit, const cv::Mat1f &input)
{
    const int n = input.cols;
    cv::Mat1f result = fit.weights.row(n).clone();
    for (int i = 0; i < n; ++i) {
        const float *row = fit.weights.ptr<float>(i);
        for (int j = 0; j < result.cols; ++j)
            result(0, j) += input(0, i) * row[j];
    }
    return result;
}

} // namespace vision
