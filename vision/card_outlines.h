// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/pyramid.h"

namespace vision {

/// Everything in a picture that has four sides and could be a card by its proportions, many of them more
/// than once and from any corner on. Corners go clockwise, the first side is a short one.
std::vector<Quad> cardOutlines(const Pyramid &pyramid, int outlinePixels);

/// On the long side: enough for most cards, few enough for a video frame; and enough for all.
inline constexpr int quickOutlines = 448;
inline constexpr int thoroughOutlines = 800;

} // namespace vision
