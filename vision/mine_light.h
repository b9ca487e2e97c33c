// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/picture_scales.h"

#include <opencv2/core/matx.hpp>

#include <array>
#include <vector>

namespace vision {

/// The colours of the board in a light of their own: what the light of a picture is measured by. Five by ten
/// places.
inline constexpr int boardColourPlaces = 50;

struct BoardColours {
    double seen = 0;
    std::vector<cv::Vec3f> places; ///< blue, green, red, 0 to 1, by rows
    bool operator==(const BoardColours &) const = default;
};

/// What a picture's light makes of the colours, channel by channel: seen = (gain + across x + down y) * own +
/// veil.
struct Light {
    struct Channel {
        float gain = 1, across = 0, down = 0, veil = 0;
    };
    std::array<Channel, 3> channels{};
    /// The colour that what is seen there, in the board's frame, would have in its own light.
    cv::Vec3f own(cv::Vec3f seen, cv::Point2f at) const;
};

/// Glare adds a veil, lamps fall off to one side; cubes and the cage hide some of the places.
Light measureLight(const PictureScales &picture, const cv::Matx33d &boardToPicture,
                   const BoardColours &colours);

/// Adds a sighting of the board; the first one decides on the light that the colours are kept in.
void look(BoardColours &colours, const PictureScales &picture, const cv::Matx33d &boardToPicture);

} // namespace vision
