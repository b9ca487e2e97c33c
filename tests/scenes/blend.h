// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace scenes {

/// The part of a picture of that size that holds the points and so many pixels around them.
cv::Rect around(const std::vector<cv::Point2d> &points, double margin, cv::Size size);

/// Lays one picture over another where the mask says so, 0 to 255.
void blend(cv::Mat under, const cv::Mat &over, const cv::Mat &mask);

} // namespace scenes
