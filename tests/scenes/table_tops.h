// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/random.h"

#include <opencv2/core.hpp>

namespace scenes {

/// Tables are drawn as a square picture of this many millimetres, mirrored where more is seen.
inline constexpr double tableTopExtent = 1600;

cv::Mat wood(Random &random, cv::Size size);
cv::Mat marble(Random &random, cv::Size size);
cv::Mat felt(Random &random, cv::Size size);
cv::Mat plain(Random &random, cv::Size size);
cv::Mat checks(Random &random, cv::Size size);
cv::Mat stripes(Random &random, cv::Size size);
cv::Mat rug(Random &random, cv::Size size);

/// Dots, or squares that are a tempting likeness of coal.
cv::Mat dots(Random &random, cv::Size size);

} // namespace scenes
