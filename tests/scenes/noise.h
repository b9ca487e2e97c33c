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

/// Colours are given as people write them, 0xRRGGBB.
cv::Scalar colour(unsigned rgb);

/// A colour of that hue (degrees), saturation and brightness (0 to 1).
cv::Scalar colourOf(double hue, double saturation, double brightness);

} // namespace scenes
