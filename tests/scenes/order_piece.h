// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/art.h"
#include "scenes/canvas.h"
#include "scenes/level.h"
#include "scenes/random.h"

namespace scenes {

/// What the cards of one photo have in common.
struct Print {
    bool retitled = false;
    bool sleeved = false;
    double corner = 2.5;
    double zoom = 1;          ///< how large the face is printed on the card: above 1 its margin is cut away
    cv::Scalar tint{1, 1, 1}; ///< of the paper: faded, yellowed
};

Print choosePrint(Random &random, Level level);

/// One card as it comes out of a box: not cut exactly, bent, perhaps under a reflection of its own.
Piece orderPiece(Random &random, Level level, const Print &print, const Art &art,
                 scoring::coal_baron::Order order);

/// The clear film around a card that lies there already.
void laySleeve(Canvas &canvas, Random &random, const Piece &card, const Place &place);

/// A printed face that the knife has missed by some share of its size.
cv::Mat miscut(Random &random, const cv::Mat &face, double share, double zoom = 1);

} // namespace scenes
