// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_layout.h"

namespace vision {

cv::Matx33d tileToBoard(const MineLayout &layout, cv::Point2d middle)
{
    const double x = layout.tileWidth / tileUnits;
    const double y = layout.tileHeight / tileUnits;
    return {x, 0, middle.x - layout.tileWidth / 2, 0, y, middle.y - layout.tileHeight / 2, 0, 0, 1};
}

} // namespace vision
