// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/cell_grid.h"
#include "vision/quad.h"

#include <array>

namespace vision {

// Cubes that lie on no cart are looked for everywhere in squares of so many cells on a side, and where one
// may lie looked at with what is around.
inline constexpr double looseCubeCell = 2;
inline constexpr int looseCubeCells = 7;
inline constexpr int cellsAroundCube = 11;
constexpr std::size_t squareFeatureCount(int cells)
{
    return static_cast<std::size_t>(cells) * static_cast<std::size_t>(cells) * featuresPerCell;
}

/// The parts of the board where the storage and the cage are: at the headframe, and down the shaft. Each with
/// room around it for the squares of cubes at its border.
using LooseCubeGrids = std::array<CellGrid, 2>;
LooseCubeGrids looseCubeGrids(const MineView &view);

/// Where a cube may lie: the cell of a grid that its middle is in, and the log odds that one does.
struct LooseCube {
    const CellGrid *grid = nullptr;
    int column = 0, row = 0;
    double odds = 0;
    cv::Point2d at() const { return grid->middle(column, row); } ///< in the board's frame
};

/// A square of cells around it.
std::vector<float> squareAround(const LooseCube &cube, int cells);

/// Does something with every cell that cubes are looked for in.
template <typename Do>
void forEachPlace(const CellGrid &grid, Do what)
{
    constexpr int room = cellsAroundCube / 2;
    for (int row = room; row < grid.rows - room; ++row) {
        for (int column = room; column < grid.columns - room; ++column)
            what(LooseCube{&grid, column, row});
    }
}

/// All places that look like a cube, none of them within another, the likeliest first.
std::vector<LooseCube> guessLooseCubes(const Hunch &glance, const LooseCubeGrids &grids);

/// The cubes in the cage and in storage, and whether a person should count them.
struct LooseCubesCounted {
    std::vector<Quad> cubes; ///< in the picture
    bool sure = true;
};
LooseCubesCounted countLooseCubes(const LooseCubeHunches &hunches, const MineView &view);

} // namespace vision
