// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

/// Other print: every hue turned by that many half degrees.
void turnHue(cv::Mat &picture, int by);

/// Other lamps, other cameras: brighter, hazier, of another cast, blurred, with noise.
void recolour(cv::Mat &picture, cv::RNG &random);
