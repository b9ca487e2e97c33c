// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/rough_matrix.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

float rowScale(const cv::Mat1f &matrix, int row)
{
    // Of so few digits that 127 times it is exact.
    int exponent = 0;
    const double digits = std::frexp(cv::norm(matrix.row(row), cv::NORM_INF) / 127, &exponent);
    return static_cast<float>(std::ldexp(std::ceil(digits * 4096) / 4096, exponent));
}

float stepsTo(float number, float scale)
{
    // Next to zero the scale itself is rounded: more steps than there are would come out.
    return scale > 0 ? std::clamp(std::round(number / scale), -127.F, 127.F) : 0;
}

cv::Mat1f roughened(const cv::Mat1f &matrix)
{
    cv::Mat1f rough(matrix.size());
    for (int y = 0; y < matrix.rows; ++y) {
        const float scale = rowScale(matrix, y);
        for (int x = 0; x < matrix.cols; ++x)
            rough(y, x) = stepsTo(matrix(y, x), scale) * scale;
    }
    return rough;
}

} // namespace vision
