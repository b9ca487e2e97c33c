// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/picture_scales.h"

#include <opencv2/core/matx.hpp>

#include <span>
#include <vector>

namespace vision {

/// How the lines of a flat piece run, cell by cell: what has been seen of it so far.
struct Pattern {
    double width = 0, height = 0; ///< of the piece, in its own units (about millimetres)
    double cell = 0;              ///< of the same units
    double seen = 0;              ///< times
    std::vector<float> mean;      ///< rows x columns x lineDirections
    std::vector<float> spread;    ///< sums of squared distances from the mean
    int columns() const;
    int rows() const;
    bool operator==(const Pattern &) const = default;
};

Pattern emptyPattern(double width, double height, double cell);

/// Adds a sighting of the piece where `toPicture` takes its units to the picture.
void look(Pattern &pattern, const PictureScales &picture, const cv::Matx33d &toPicture);

/// What tells the piece from anything else: for every cell and direction how much a line there speaks for it.
/// Their squares sum up to 1 and those of each direction to 0.
std::vector<float> weights(const Pattern &pattern);

/// -1 to 1: how alike what lies there is to the pattern.
double likeness(const Pattern &pattern, std::span<const float> weights, const PictureScales &picture,
                const cv::Matx33d &toPicture);

} // namespace vision
