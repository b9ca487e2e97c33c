// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/mat.hpp>

namespace vision {

/// The step between the numbers of a row that is written with a byte for each: so that what is read again is
/// written the same.
float rowScale(const cv::Mat1f &matrix, int row);

/// So many steps come nearest to the number.
float stepsTo(float number, float scale);

/// As it will be after it was written so and read, so that what is learned with it stays true.
cv::Mat1f roughened(const cv::Mat1f &matrix);

} // namespace vision
