// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/pattern.h"

namespace vision {

/// The shaft board has a frame of its own: 140 units wide and 300 high, about millimetres, whatever its
/// edition.
inline constexpr double boardWidth = 140;
inline constexpr double boardHeight = 300;

/// The board as it looks from far off, nearer and near.
struct BoardLook {
    Pattern far = emptyPattern(boardWidth, boardHeight, 20);
    Pattern middle = emptyPattern(boardWidth, boardHeight, 10);
    Pattern near = emptyPattern(boardWidth, boardHeight, 5);
    std::vector<float> farWeights; ///< what tells it from anything else, from far off
    double usual =
        0.45; ///< how alike the near look a board in a photo usually is; editions rich in lines are more so
    bool operator==(const BoardLook &) const = default;
};

} // namespace vision
