// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/random.h"

#include <opencv2/core/types.hpp>

namespace scenes {

/// A colour (BGR) as people write it, 0xRRGGBB.
cv::Scalar colour(unsigned rgb);

/// A colour of that hue (degrees), saturation and brightness (0 to 1).
cv::Scalar colourOf(double hue, double saturation, double brightness);

cv::Scalar anyColour(Random &random);

} // namespace scenes
