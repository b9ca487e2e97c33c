// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/line_habits.h"
#include "vision/table_view.h"

#include <array>

namespace vision {

inline constexpr int halfCell = 2; ///< pixels: as near as a board is looked for from far off

/// Lines at every half cell of a view, by how many more than usual there are: none at all where the picture
/// ends. Even and odd columns apart, as places are first looked for a whole cell apart.
struct HalfCells {
    int width = 0, height = 0;
    std::array<cv::Mat, 2> planes; ///< by column modulo two: 32 bit floats, the directions below each other
    const float *row(int direction, int y, int column) const
    {
        return planes[static_cast<std::size_t>(column & 1)].ptr<float>(direction * height + y) + column / 2;
    }
    std::ptrdiff_t toNextRow() const { return static_cast<std::ptrdiff_t>(planes[0].step1()); }
};

/// Rows end with some room, so that sums over several columns at once may reach beyond them.
HalfCells halfCells(const PictureScales &picture, const TableView &view, const LineHabits &habits);

} // namespace vision
