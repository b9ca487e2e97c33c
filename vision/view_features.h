// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/mat.hpp>

namespace vision {

inline constexpr int cellPixels = 4;
inline constexpr int featuresPerViewCell = 9;

/// How many features a view of that size has.
constexpr int featureCount(int width, int height)
{
    return (width / cellPixels) * (height / cellPixels) * featuresPerViewCell;
}

/// What can be said about a view, cell by cell, whatever the light: how strong its edges are in six
/// directions against the whole view, how light it is and of what hue against the view's own paper. One row.
cv::Mat1f viewFeatures(const cv::Mat &view);

/// The colour of the lightest large part of a view.
cv::Vec3f paperOf(const cv::Mat &view);

} // namespace vision
