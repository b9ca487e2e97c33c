// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"
#include "scenes/random.h"
#include "scoring/coal_baron/pieces.h"

namespace scenes {

/// One wooden cube: its colour as a coal has it.
cv::Scalar cubeColour(Random &random, scoring::coal_baron::Coal coal);
void putCube(Canvas &canvas, Random &random, const cv::Scalar &colour, const Place &place, double edge);

} // namespace scenes
