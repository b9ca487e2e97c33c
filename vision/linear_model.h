// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/mat.hpp>

namespace vision {

/// A few numbers for many features: directions along which views differ, found once for the program.
struct Projection {
    cv::Mat1f mean; ///< 1 x features
    cv::Mat1f axes; ///< kept x features, each scaled so that samples spread by 1 along it
};

/// One row of kept numbers.
cv::Mat1f projected(const Projection &projection, const cv::Mat1f &features);

/// The directions of most variance. Rows are samples.
Projection principalDirections(const cv::Mat1f &samples, int kept);

/// A linear function learned by least squares from sums over samples, so that more samples can be added any
/// time. The last row stands for the constant.
struct LinearFit {
    cv::Mat1d inputs;  ///< sum of x x^T
    cv::Mat1d targets; ///< sum of x y^T
    cv::Mat1f weights; ///< solved: (inputs + 1) x outputs
};

LinearFit emptyFit(int inputs, int outputs);
void addSample(LinearFit &fit, const cv::Mat1f &input, const cv::Mat1f &output, double weight = 1);
/// Finds the weights for what was added so far; `ridge` holds them back where samples say little.
void solve(LinearFit &fit, double ridge);
cv::Mat1f evaluated(const LinearFit &fit, const cv::Mat1f &input);

} // namespace vision
