// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/cell_grid.h"

#include "vision/gradient_field.h"

#include <opencv2/imgproc.hpp>

namespace vision {

CellGrid cellGrid(const MineView &view, cv::Rect2d part, double cell)
{
    constexpr int margin = 2 * pixelsPerCell; // keeps the border of the view out of the cells
    static_assert(margin % cellRows.apart == 0);
    CellGrid grid{part.tl(), cell, cvRound(part.width / cell), cvRound(part.height / cell), {}};
    const double unit = cell / pixelsPerCell;
    const cv::Matx33d toBoard(unit, 0, part.x + (0.5 - margin) * unit, 0, unit,
                              part.y + (0.5 - margin) * unit, 0, 0, 1);
    const cv::Size pixels(grid.columns * pixelsPerCell, grid.rows * pixelsPerCell);
    const cv::Mat flat = flatten(view.picture, view.boardToPicture * toBoard,
                                 {pixels.width + 2 * margin, pixels.height + 2 * margin});
    const GradientField field = gradientField(flat, cellRows);
    cv::Mat colours;
    cv::resize(flat(cv::Rect({margin, margin}, pixels)), colours, {grid.columns, grid.rows}, 0, 0,
               cv::INTER_AREA);
    grid.cells.create(grid.rows, grid.columns * static_cast<int>(featuresPerCell));
    for (int row = 0; row < grid.rows; ++row) {
        float *out = grid.cells.ptr<float>(row);
        const int y = row * pixelsPerCell + pixelsPerCell / 2 + margin;
        for (int column = 0; column < grid.columns; ++column) {
            const int x = column * pixelsPerCell + pixelsPerCell / 2 + margin;
            for (int direction = 0; direction < lineDirections; ++direction)
                *out++ = field.row(direction, y)[x];
            const cv::Vec3f seen = cv::Vec3f(colours.at<cv::Vec3b>(row, column)) * (1 / 255.F);
            for (const float colour : view.light.own(seen, cv::Point2f(grid.middle(column, row))).val)
                *out++ = colour;
        }
    }
    return grid;
}

} // namespace vision
