// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/colours.h"

#include <algorithm>
#include <cmath>

namespace scenes {

cv::Scalar colour(unsigned rgb)
{
    return {static_cast<double>(rgb & 255U), static_cast<double>(rgb >> 8 & 255U),
            static_cast<double>(rgb >> 16 & 255U)};
}

cv::Scalar colourOf(double hue, double saturation, double brightness)
{
    const auto channel = [&](double offset) {
        const double k = std::fmod(offset + hue / 60, 6);
        return 255 * brightness * (1 - saturation * std::clamp(std::min(k, 4 - k), 0., 1.));
    };
    return {channel(1), channel(3), channel(5)};
}

cv::Scalar anyColour(Random &random)
{
    return colourOf(random.between(0, 360), random.between(.1, 1), random.between(.2, 1));
}

} // namespace scenes
