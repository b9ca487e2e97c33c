// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/level.h"
#include "scenes/random.h"
#include "vision/quad.h"

#include <opencv2/core.hpp>

namespace scenes {

/// How the light falls onto a picture: two coarse maps over all of it, and the lamp's colour.
struct Light {
    cv::Mat gain; ///< how bright, around 1: lamp, shadows of hands, the lens
    cv::Mat veil; ///< 0 to 1: how much is lost in glare
    cv::Scalar cast{1, 1, 1};
    double contrast = 1;
    double haze = 0; ///< brightness added even to black
};

/// Light with a name, of which there is more than chance brings.
enum class Lighting { Window, Lamp, Dim, Haze, Glare, Shadow };

/// What the camera adds.
struct Lens {
    double blur = 0;       ///< pixels at 1600 pixels of width
    double shake = 0;      ///< length of a movement, in the same pixels
    double shakeAngle = 0; ///< degrees
    double noise = 0;      ///< deviation of the brightness, of 255
    int quality = 92;      ///< of the JPEG
};

/// `exposure` is what the camera makes of the pieces' own brightness.
Light chooseLight(Random &random, Level level, cv::Size size, double exposure);
/// The same of one kind, strong.
Light namedLight(Random &random, Lighting lighting, cv::Size size, double exposure);
Lens chooseLens(Random &random, Level level);

/// How much of a piece is lost in glare, on average.
double washed(const Light &light, const vision::Quad &quad, cv::Size size);

void shine(cv::Mat &picture, const Light &light);
void expose(cv::Mat &picture, const Lens &lens, Random &random);

} // namespace scenes
