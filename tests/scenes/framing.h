// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/camera.h"
#include "scenes/canvas.h"
#include "scenes/level.h"
#include "scenes/random.h"

#include <vector>

namespace scenes {

/// A camera held as people hold a tablet, near enough to read and far enough to have all points in the
/// picture.
Camera chooseCamera(Random &random, Level level, cv::Size size, const std::vector<cv::Point2d> &points);

/// An empty table under that camera.
Canvas emptyTable(Random &random, Level level, const Camera &camera);

/// A group of pieces, turned and moved as one.
struct Group {
    double turn = 0;
    Place on(const Place &own) const;
};

/// Which way a group lies for the one who takes the photo: nearly straight, or as for a player elsewhere at
/// the table.
Group chooseGroup(Random &random, Level level);

} // namespace scenes
