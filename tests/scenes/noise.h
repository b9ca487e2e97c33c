// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/random.h"

#include <opencv2/core.hpp>

namespace scenes {

/// Smooth hills between 0 and 1, so many cells across and down; each further octave is half as large and
/// counts half as much.
cv::Mat hills(Random &random, cv::Size size, cv::Size cells, int octaves = 1);

/// Values around 0 with a deviation of 1, independent of each other.
cv::Mat speckle(Random &random, cv::Size size);

/// A picture (BGR) in which 0 is one colour and 1 the other.
cv::Mat mixed(const cv::Mat &shares, const cv::Scalar &zero, const cv::Scalar &one);

} // namespace scenes
