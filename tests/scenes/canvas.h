// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/camera.h"
#include "vision/quad.h"

#include <opencv2/core.hpp>

#include <array>
#include <vector>

namespace scenes {

/// Where a flat piece lies: its middle, which way its upper edge is turned (degrees, clockwise as seen from
/// above) and how high above the table.
struct Place {
    cv::Point2d middle;
    double turn = 0;
    double height = 0;
};

/// How far a card is bent, in millimetres at its ends; below 0 its middle stands up.
struct Curl {
    double rise = 0;
    double direction = 0; ///< degrees: along which line it is bent
};

/// A flat piece: a printed face on something of a certain thickness.
struct Piece {
    cv::Mat face;          ///< BGR
    cv::Size2d size;       ///< millimetres
    double corner = 0;     ///< how far its corners are rounded, millimetres
    double thickness = .3; ///< millimetres
    cv::Scalar edge{200, 215, 220};
    double veil = 0;    ///< 0 to 1: a reflection that lies over all of it
    double opacity = 1; ///< less for a sleeve, which lets the card through
    Curl curl;
};

/// A box of one colour, as a wooden cube is.
struct Box {
    cv::Size2d size;
    double height = 0;
    cv::Scalar colour;
    double roughness = 6; ///< how much its colour varies
};

/// The lamp's direction: where shadows fall, in millimetres for each millimetre of height.
struct Shadows {
    cv::Point2d fall{.5, .4};
    double darkness = .45;
    double softness = 1; ///< millimetres of blur for each millimetre of height
};

/// The picture while it is being made. What is laid later covers what was laid before; `owner` remembers
/// which piece is to be seen at each pixel, 0 is the table.
struct Canvas {
    Camera camera;
    Shadows shadows;
    cv::Mat picture; ///< BGR
    cv::Mat owner;   ///< 16 bits
};

/// The corners of a piece in the picture, its own top left first.
vision::Quad cornersSeen(const Camera &camera, const Piece &piece, const Place &place);

/// The same on the table, in millimetres.
std::array<cv::Point2d, 4> footprint(cv::Size2d size, const Place &place);

void lay(Canvas &canvas, const Piece &piece, const Place &place, int owner = 0);
void layDisc(Canvas &canvas, const Piece &piece, const Place &place);
void stand(Canvas &canvas, const Box &box, const Place &place, std::uint64_t grain);

} // namespace scenes
