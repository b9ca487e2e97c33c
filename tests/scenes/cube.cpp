// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/cube.h"

#include "scenes/colours.h"

#include <array>

namespace scenes {

using scoring::coal_baron::Coal;

cv::Scalar cubeColour(Random &random, Coal coal)
{
    constexpr std::array tones{0xf0c818U, 0xb4501cU, 0xb4b6b8U, 0x201f21U};
    const cv::Scalar tone = colour(tones[at(coal)]) * random.between(.88, 1.1);
    return tone + cv::Scalar(random.between(-6, 6), random.between(-8, 8), random.between(-8, 8));
}

void putCube(Canvas &canvas, Random &random, const cv::Scalar &colour, const Place &place, double edge)
{
    stand(canvas, {{edge, edge}, edge, colour, random.between(3, 8)}, place, random.bits());
}

} // namespace scenes
