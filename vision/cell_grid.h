// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_eye.h"

namespace vision {

/// A part of the board, cell by cell: how its lines run and its colours in the board's own light, as
/// squareFeatures has them.
struct CellGrid {
    cv::Point2d corner; ///< of the first cell, in the board's frame
    double cell = 0;    ///< units
    int columns = 0, rows = 0;
    cv::Mat1f cells; ///< a row for each row of cells, featuresPerCell numbers for each cell
    cv::Point2d middle(int column, int row) const
    {
        return corner + cv::Point2d((column + 0.5) * cell, (row + 0.5) * cell);
    }
};

CellGrid cellGrid(const MineView &view, cv::Rect2d part, double cell);

} // namespace vision
