// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/gaussian_classes.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace vision {

namespace {

/// Of a positive matrix: L with L L^T = matrix, inverted.
cv::Mat1d invertedCholesky(const cv::Mat1d &matrix)
{
    const int n = matrix.rows;
    cv::Mat1d lower(n, n, 0.0);
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j <= i; ++j) {
            double sum = matrix(i, j);
            const double *a = lower.ptr<double>(i);
            const double *b = lower.ptr<double>(j);
            for (int k = 0; k < j; ++k)
                sum -= a[k] * b[k];
            lower(i, j) = i == j ? std::sqrt(std::max(sum, 1e-9)) : sum / lower(j, j);
        }
    }
    cv::Mat1d inverse(n, n, 0.0);
    for (int column = 0; column < n; ++column) {
        for (int i = column; i < n; ++i) {
            double sum = i == column ? 1 : 0;
            for (int k = column; k < i; ++k)
                sum -= lower(i, k) * inverse(k, column);
            inverse(i, column) = sum / lower(i, i);
        }
    }
    return inverse;
}

bool isKnown(const GaussianClasses &gaussian, int which)
{
    return gaussian.counts(which, 0) > 0 || gaussian.priorMeanWeight > 0;
}

} // namespace

GaussianClasses emptyClasses(int classes, int dims)
{
    GaussianClasses gaussian;
    gaussian.counts = cv::Mat1d::zeros(classes, 1);
    gaussian.sums = cv::Mat1d::zeros(classes, dims);
    gaussian.products = cv::Mat1d::zeros(dims, dims);
    return gaussian;
}

void addSample(GaussianClasses &gaussian, int which, const cv::Mat1f &input)
{
    gaussian.counts(which, 0) += 1;
    for (int i = 0; i < input.cols; ++i) {
        const double xi = static_cast<double>(input(0, i));
        gaussian.sums(which, i) += xi;
        double *row = gaussian.products.ptr<double>(i);
        for (int j = 0; j < input.cols; ++j)
            row[j] += xi * static_cast<double>(input(0, j));
    }
}

cv::Mat1d spread(const GaussianClasses &gaussian)
{
    const int dims = gaussian.sums.cols;
    cv::Mat1d scatter = gaussian.products.clone();
    double free = 0;
    for (int c = 0; c < gaussian.sums.rows; ++c) {
        const double count = gaussian.counts(c, 0);
        if (count <= 0)
            continue;
        scatter -= gaussian.sums.row(c).t() * gaussian.sums.row(c) / count;
        free += count - 1;
    }
    double weight = std::max(0.0, free);
    if (!gaussian.priorSpread.empty()) {
        scatter += gaussian.priorSpread * gaussian.priorWeight;
        weight += gaussian.priorWeight;
    }
    scatter /= std::max(1.0, weight);
    // Never narrower than a little noise, so that few samples do not make it look too sure.
    for (int i = 0; i < dims; ++i)
        scatter(i, i) += 0.01;
    return scatter;
}

cv::Mat1d means(const GaussianClasses &gaussian)
{
    cv::Mat1d result(gaussian.sums.size(), 0.0);
    for (int c = 0; c < gaussian.sums.rows; ++c) {
        if (!isKnown(gaussian, c))
            continue;
        if (gaussian.priorMeans.empty())
            result.row(c) += gaussian.sums.row(c) / gaussian.counts(c, 0);
        else
            result.row(c) += (gaussian.sums.row(c) + gaussian.priorMeans.row(c) * gaussian.priorMeanWeight) /
                             (gaussian.counts(c, 0) + gaussian.priorMeanWeight);
    }
    return result;
}

void solve(GaussianClasses &gaussian)
{
    const cv::Mat1d inverse = invertedCholesky(spread(gaussian));
    inverse.convertTo(gaussian.whitening, CV_32F);
    cv::Mat(means(gaussian) * inverse.t()).convertTo(gaussian.means, CV_32F);
}

std::vector<float> distances(const GaussianClasses &gaussian, const cv::Mat1f &input)
{
    const int classes = gaussian.means.rows;
    const int dims = gaussian.means.cols;
    cv::Mat1f white(1, dims);
    for (int i = 0; i < dims; ++i) {
        float sum = 0;
        const float *row = gaussian.whitening.ptr<float>(i);
        for (int j = 0; j <= i; ++j)
            sum += row[j] * input(0, j);
        white(0, i) = sum;
    }
    std::vector<float> result(static_cast<std::size_t>(classes), std::numeric_limits<float>::infinity());
    for (int c = 0; c < classes; ++c) {
        if (!isKnown(gaussian, c))
            continue;
        float sum = 0;
        for (int i = 0; i < dims; ++i) {
            const float difference = white(0, i) - gaussian.means(c, i);
            sum += difference * difference;
        }
        result[static_cast<std::size_t>(c)] = sum / static_cast<float>(dims);
    }
    return result;
}

} // namespace vision
