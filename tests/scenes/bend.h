// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"

namespace scenes {

/// How high a bent piece stands above where it would lie flat, and how steeply it rises there.
struct Bend {
    double height = 0;
    cv::Point2d slope; ///< in the piece's own directions
};

/// At a point of the piece, in millimetres from its middle.
Bend bendAt(const Piece &piece, cv::Point2d point);

} // namespace scenes
