// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/random.h"

#include <opencv2/core.hpp>

namespace scenes {

/// Some other card game: what its cards have in common. A number, one to five figures and a picture is what
/// many games print, so these are tempting.
struct OtherGame {
    cv::Size2d size; ///< millimetres
    cv::Scalar paper;
    cv::Scalar frame;
    cv::Scalar ink;
    double frameWidth = 0;   ///< millimetres
    cv::Point2d number;      ///< shares of the card
    double numberHeight = 0; ///< millimetres
    int figure = 0;          ///< which shape its figures have
    double figureReach = 0;  ///< millimetres
    bool pictureBelow = false;
};

OtherGame inventGame(Random &random);
cv::Mat cardOf(const OtherGame &game, Random &random);

/// A square tile of some other game: roads, meadows, houses.
cv::Mat otherTile(Random &random);

} // namespace scenes
