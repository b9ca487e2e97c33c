// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/bend.h"

#include <cmath>

namespace scenes {

Bend bendAt(const Piece &piece, cv::Point2d point)
{
    if (piece.curl.rise == 0)
        return {};
    const double angle = piece.curl.direction * CV_PI / 180;
    const cv::Point2d along(std::cos(angle), std::sin(angle));
    const double reach = std::abs(along.x) * piece.size.width / 2 + std::abs(along.y) * piece.size.height / 2;
    const double share = point.dot(along) / reach;
    // Bent upwards at the ends, or upwards in the middle: the lowest line always touches the table.
    const double height =
        piece.curl.rise > 0 ? piece.curl.rise * share * share : -piece.curl.rise * (1 - share * share);
    return {height, along * (2 * piece.curl.rise * share / reach)};
}

} // namespace scenes
