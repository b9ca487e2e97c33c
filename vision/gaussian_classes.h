// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/mat.hpp>

#include <vector>

namespace vision {

/// Classes that spread alike around their own means (linear discriminant analysis), learned from sums over
/// samples. How samples spread may be known beforehand: light, blur and a slightly wrong outline act on
/// every edition in the same way.
struct GaussianClasses {
    cv::Mat1d counts;           ///< classes x 1
    cv::Mat1d sums;             ///< classes x dims
    cv::Mat1d products;         ///< dims x dims: sum of x x^T
    cv::Mat1d priorSpread;      ///< dims x dims: covariance expected beforehand, may be empty
    double priorWeight = 0;     ///< in samples
    cv::Mat1d priorMeans;       ///< classes x dims: where each is expected beforehand, may be empty
    double priorMeanWeight = 0; ///< in samples

    // Solved for what was added so far:
    cv::Mat1f whitening; ///< dims x dims, lower triangle
    cv::Mat1f means;     ///< classes x dims, whitened
};

GaussianClasses emptyClasses(int classes, int dims);
void addSample(GaussianClasses &gaussian, int which, const cv::Mat1f &input);
void solve(GaussianClasses &gaussian);
/// The covariance inside the classes.
cv::Mat1d spread(const GaussianClasses &gaussian);
/// The means of the samples, and zeros for a class of which nothing is known.
cv::Mat1d means(const GaussianClasses &gaussian);

/// Squared distance to each class in units of its spread, divided by the dimensions: about 1 for a member.
/// Infinite for a class of which nothing is known.
std::vector<float> distances(const GaussianClasses &gaussian, const cv::Mat1f &input);

} // namespace vision
