// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/mat.hpp>

namespace vision {

inline constexpr int lineDirections = 6; ///< 0, 30 ... 150 degrees
inline constexpr int pixelsPerCell = 4;

/// How lines run around every pixel: the share of each direction in what changes there, gathered over about a
/// cell. Light, contrast and colour have no part in it.
struct GradientField {
    int width = 0, height = 0;
    cv::Mat planes; ///< 32 bit floats, the directions one below the other
    const float *row(int direction, int y) const { return planes.ptr<float>(direction * height + y); }
    float *row(int direction, int y) { return planes.ptr<float>(direction * height + y); }
};

/// Rows of a field that are wanted.
struct FieldRows {
    int apart = 1;
    int first = 0;
};

/// The rows through the middles of cells.
inline constexpr FieldRows cellRows{pixelsPerCell, pixelsPerCell / 2};

/// Of a BGR or grey picture, 8 bit. Only the rows wanted are good for anything.
GradientField gradientField(const cv::Mat &picture, FieldRows rows = {});

} // namespace vision
