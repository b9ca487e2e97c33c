// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/care.h"
#include "vision/view_network.h"

namespace vision {

/// How a card lies, as a network tells from a view of it with a rim of what is around it: the way of each
/// corner to where it really is, in tenths of the unit square of the quad looked at, then three numbers that
/// are above 0 if so.
struct Lie {
    enum Out { FirstMove = 0, IsUp = 8, IsExact = 9, IsCard = 10, Numbers = 16 };
    static constexpr float moveUnit = 0.1F;
};
const ViewShape &lieShape();

/// The corners in the order that begins `quarters` quarter turns further.
Quad turned(Quad quad, int quarters);

/// The quad with its corners where the network says they are.
Quad moved(const Quad &quad, const cv::Mat1f &seen);

/// Log odds that there is a card exactly where one was looked for, or none was even looked for.
inline constexpr double noCard = -20;

/// A possible card, its corners moved to where the card seems to be, from the end that is up. Nothing may be
/// there at all. A frame gets fewer looks.
struct Aligned {
    Quad quad;
    double cardness = noCard;
    double uprightOdds = 1; ///< that it is not the other end that is up
};
Aligned aligned(const Pyramid &pyramid, Quad quad, const ViewNetwork &lie, Care care = Care::OfAPhoto);

} // namespace vision
