// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/quad.h"

#include <opencv2/core/matx.hpp>

#include <optional>
#include <span>

namespace vision {

inline constexpr double cardWidth = 44; // mm
inline constexpr double cardHeight = 67;

/// The table top, in millimetres from any place and turned in any way, as measured by the cards on it.
struct TablePlane {
    cv::Matx33d toTable;
    cv::Matx33d toPicture;
};

/// From cards that were surely found. Nothing if they do not lie on one plane in any sensible way.
std::optional<TablePlane> tablePlane(std::span<const Quad> cards);

/// Width and height in millimetres.
cv::Size2d sizeOnTable(const TablePlane &plane, const Quad &quad);

/// The outline of a card lying there, turned by that angle.
Quad cardAt(const TablePlane &plane, cv::Point2d centre, double angle);

} // namespace vision
