// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/loose_cubes.h"

#include "scoring/coal_baron/pieces.h"
#include "vision/mine_places.h"
#include "vision/small_product.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

namespace {

constexpr double cubeUnits = 9;    // wide, about
constexpr double shaftBegins = 80; // below the headframe
constexpr auto perCell = static_cast<int>(featuresPerCell);

/// A hunch's hidden numbers by row of the square, those of one feature beside each other.
std::vector<float> byRows(const Hunch &hunch)
{
    std::vector<float> weights;
    for (std::size_t feature = 0; feature < squareFeatureCount(looseCubeCells); ++feature) {
        for (const std::vector<float> &hidden : hunch.hidden)
            weights.push_back(hidden[feature]);
    }
    return weights;
}

/// The log odds of every square of the grid, by its first cell.
cv::Mat1f allOdds(const Hunch &hunch, const CellGrid &grid)
{
    const int columns = grid.columns - looseCubeCells + 1;
    const int rows = grid.rows - looseCubeCells + 1;
    constexpr auto numbers = static_cast<int>(hunchNumbers);
    constexpr int inARow = looseCubeCells * perCell;
    const std::vector<float> weights = byRows(hunch);
    cv::Mat1f odds(rows, columns);
    for (int row = 0; row < rows; ++row) {
        cv::Mat1f hidden(columns, numbers);
        for (int column = 0; column < columns; ++column)
            std::ranges::copy(hunch.level, hidden.ptr<float>(column));
        for (int down = 0; down < looseCubeCells; ++down)
            addProduct(hidden.ptr<float>(), {grid.cells.ptr<float>(row + down), perCell, 1},
                       &weights[static_cast<std::size_t>(down * inARow * numbers)], columns, numbers, inARow);
        for (int column = 0; column < columns; ++column) {
            const float *number = hidden.ptr<float>(column);
            float sum = hunch.bias;
            for (const float says : hunch.says)
                sum += says * std::max(0.F, *number++);
            odds(row, column) = sum;
        }
    }
    return odds;
}

/// The likeliest first, none of them so near to another.
std::vector<LooseCube> apart(std::vector<LooseCube> cubes, double distance)
{
    std::ranges::sort(cubes, std::greater(), &LooseCube::odds);
    std::vector<LooseCube> kept;
    for (const LooseCube &cube : cubes) {
        if (std::ranges::all_of(
                kept, [&](const LooseCube &other) { return cv::norm(other.at() - cube.at()) > distance; }))
            kept.push_back(cube);
    }
    return kept;
}

/// Where a square may show a cube.
std::vector<LooseCube> places(const Hunch &glance, const CellGrid &grid)
{
    constexpr double least = -4.5; // looked at with what is around, hardly any of the rest is one
    const cv::Mat1f odds = allOdds(glance, grid);
    std::vector<LooseCube> likely;
    forEachPlace(grid, [&](LooseCube place) {
        place.odds =
            static_cast<double>(odds(place.row - looseCubeCells / 2, place.column - looseCubeCells / 2));
        if (place.odds > least)
            likely.push_back(place);
    });
    return likely;
}

} // namespace

LooseCubeGrids looseCubeGrids(const MineView &view)
{
    constexpr double room = (cellsAroundCube - 1) * looseCubeCell / 2;
    const std::array parts{cv::Rect2d(42, 2, 96, shaftBegins - 2), cv::Rect2d(42, shaftBegins, 56, 212)};
    LooseCubeGrids grids;
    cv::parallel_for_({0, static_cast<int>(parts.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i) {
            const cv::Rect2d &part = parts[i];
            grids[i] =
                cellGrid(view, {part.x - room, part.y - room, part.width + 2 * room, part.height + 2 * room},
                         looseCubeCell);
        }
    });
    return grids;
}

std::vector<float> squareAround(const LooseCube &cube, int cells)
{
    std::vector<float> features;
    for (int row = cube.row - cells / 2; row <= cube.row + cells / 2; ++row) {
        const float *from = cube.grid->cells.ptr<float>(row) + (cube.column - cells / 2) * perCell;
        features.insert(features.end(), from, from + cells * perCell);
    }
    return features;
}

std::vector<LooseCube> guessLooseCubes(const Hunch &glance, const LooseCubeGrids &grids)
{
    std::array<std::vector<LooseCube>, std::tuple_size_v<LooseCubeGrids>> found;
    cv::parallel_for_({0, static_cast<int>(grids.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            found[i] = places(glance, grids[i]);
    });
    std::vector<LooseCube> &all = found.front();
    all.insert(all.end(), found.back().begin(), found.back().end());
    return apart(std::move(all), 0.5 * cubeUnits);
}

LooseCubesCounted countLooseCubes(const LooseCubeHunches &hunches, const MineView &view)
{
    constexpr double unsure = 3; // log odds that leave room for doubt
    LooseCubesCounted counted;
    int inTheShaft = 0;
    const LooseCubeGrids grids = looseCubeGrids(view);
    std::vector<LooseCube> cubes = guessLooseCubes(hunches.glance, grids);
    // The second look has learned from few examples, and is surer of itself than it should be.
    constexpr double trust = 0.3;
    for (LooseCube &cube : cubes)
        cube.odds =
            (1 - trust) * cube.odds + trust * logOdds(hunches.look, squareAround(cube, cellsAroundCube));
    // Two cubes may touch, and seen from the side be a little less than their width apart.
    for (const LooseCube &cube : apart(std::move(cubes), 0.7 * cubeUnits)) {
        counted.sure = counted.sure && std::abs(cube.odds) > unsure;
        if (cube.odds <= 0)
            continue;
        const cv::Point2d at = cube.at();
        counted.cubes.push_back(
            quadOf(view.boardToPicture, {at.x - cubeUnits / 2, at.y - cubeUnits / 2, cubeUnits, cubeUnits}));
        inTheShaft += at.y > shaftBegins ? 1 : 0;
    }
    // Down the shaft they lie in the cage, which holds no more.
    counted.sure = counted.sure && inTheShaft <= scoring::coal_baron::cagePlaces;
    return counted;
}

} // namespace vision
