// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/pattern.h"

namespace vision {

/// How a piece may have to be moved to lie where it looks right.
enum class Moves : std::uint8_t { Similar, Affine, Perspective };

struct Alignment {
    Moves moves{};
    double reach = 0; ///< how far a part may be off, in the pattern's units
    int partsAcross = 1;
    int partsDown = 1;
};

/// Looks for every part of the pattern around its place and moves the whole to where most of them are.
cv::Matx33d align(const Pattern &pattern, std::span<const float> weights, const PictureScales &picture,
                  const cv::Matx33d &toPicture, const Alignment &how);

} // namespace vision
