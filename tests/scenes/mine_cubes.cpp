// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/mine_cubes.h"

#include "scenes/cube.h"

#include <algorithm>

namespace scenes {

using namespace scoring::coal_baron;

MineCubes::MineCubes(const Group &mine, double edge, double slip)
    : m_mine(mine)
    , m_edge(edge)
    , m_slip(slip)
{
}

MineCubes::Cube &MineCubes::add(Random &random, Coal coal, const Place &piece, cv::Size2d size,
                                art::Spot share, double height)
{
    const Group own{piece.turn};
    const cv::Point2d at((share.x - .5) * size.width + m_slip * random.normal(),
                         (share.y - .5) * size.height + m_slip * random.normal());
    const Place place{piece.middle + own.on({at}).middle, piece.turn + random.between(0, 90), height};
    return m_cubes.emplace_back(Cube{coal, m_mine.on(place)});
}

void MineCubes::onPrintedCarts(Random &random, const std::array<Load, 4> &loads, cv::Size2d board,
                               double height)
{
    for (const Coal coal : coals)
        if (loads[at(coal)])
            add(random, *loads[at(coal)], {}, board, art::printedCart[at(coal)], height);
}

void MineCubes::onTile(Random &random, const TilePlaced &tile, double height)
{
    const int carts = kind(tile.tile).carts;
    for (std::size_t cart = 0; cart < static_cast<std::size_t>(carts); ++cart)
        if (tile.loads[cart])
            add(random, *tile.loads[cart], tile.place, {art::tileEdge, art::tileEdge},
                carts == 1 ? art::onlyCart : art::twoCarts[cart], height);
}

void MineCubes::inStorage(Random &random, cv::Size2d board, double height)
{
    // Beside each other, in two rows.
    const int count = random.whole(1, 5);
    for (int i = 0; i < count; ++i) {
        const double x = art::storageFrom.x + (art::storageTo.x - art::storageFrom.x) * (i % 3 + .5) / 3;
        const double y = art::storageFrom.y + (art::storageTo.y - art::storageFrom.y) * (i / 3 + .5) / 2;
        add(random, random.oneOf(coals), {}, board, {x, y}, height).elsewhere = true;
    }
}

void MineCubes::inCage(Random &random, const Place &cage, cv::Size2d size, double height)
{
    std::array places = art::cagePlace;
    random.shuffle(places);
    const std::size_t count = static_cast<std::size_t>(random.whole(1, cagePlaces));
    for (std::size_t i = 0; i < count; ++i)
        add(random, random.oneOf(coals), cage, size, places[i], height).elsewhere = true;
}

void MineCubes::onOrder(Random &random, const Place &order, cv::Size2d size, double height)
{
    add(random, random.oneOf(coals), order, size, {.5, .52}, height);
}

std::vector<cv::Point2f> MineCubes::elsewhere(const Camera &camera) const
{
    std::vector<cv::Point2f> middles;
    for (const Cube &cube : m_cubes) {
        const Place &place = cube.place;
        if (cube.elsewhere)
            middles.emplace_back(camera.project({place.middle.x, place.middle.y, place.height + m_edge / 2}));
    }
    return middles;
}

void MineCubes::put(Canvas &canvas, Random &random) const
{
    std::vector<Cube> cubes = m_cubes;
    const cv::Point2d eye(canvas.camera.standpoint[0], canvas.camera.standpoint[1]);
    std::ranges::stable_sort(cubes, std::ranges::greater{},
                             [&](const Cube &cube) { return cv::norm(cube.place.middle - eye); });
    for (const Cube &cube : cubes)
        putCube(canvas, random, cubeColour(random, cube.coal), cube.place, m_edge);
}

} // namespace scenes
