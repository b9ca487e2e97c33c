// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/pyramid.h"
#include "vision/table_plane.h"

namespace vision {

/// Places on the table where a card could lie that no outline showed: touching, overlapping, curled cards
/// and such as hardly differ from the table. Each is turned as the edges around it suggest, by a quarter
/// turn at most wrong.
struct TablePlace {
    cv::Point2d centre; ///< in millimetres
    double angle = 0;
};
std::vector<TablePlace> placesForCards(const Pyramid &pyramid, const TablePlane &plane,
                                       std::span<const Quad> known);

/// Places beside cards that are known, turned like them.
std::vector<TablePlace> placesBeside(const Pyramid &pyramid, const TablePlane &plane,
                                     std::span<const Quad> known);

} // namespace vision
