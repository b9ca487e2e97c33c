// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"

#include <array>
#include <vector>

namespace scenes {

/// Fills the hull of points in the picture.
void fillHull(Canvas &canvas, const std::vector<cv::Point2d> &points, const cv::Scalar &colour, int owner);

/// Darkens it, with an edge so many pixels soft.
void darkenHull(Canvas &canvas, const std::vector<cv::Point2d> &points, double darkness, double softness);

/// One side of a box: its colour with some grain, and a lighter edge where the light catches it.
void fillFace(Canvas &canvas, const std::array<cv::Point2d, 4> &corners, const cv::Scalar &colour,
              double roughness, std::uint64_t grain);

} // namespace scenes
