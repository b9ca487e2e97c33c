// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/mine.h"

#include <algorithm>

namespace scoring::coal_baron {

Mine startingMine()
{
    Mine mine;
    for (const Coal coal : coals)
        mine.carts[at(coal)][at(printedCartSide[at(coal)])].push_back(coal);
    return mine;
}

void addTile(Mine &mine, Tile tile, const std::array<Coal, 2> &cubes)
{
    const TileKind added = kind(tile);
    mine.tiles.push_back(tile);
    for (int cart = 0; cart < added.carts; ++cart)
        mine.carts[at(added.coal)][at(added.side)].push_back(cubes[static_cast<std::size_t>(cart)]);
}

PerCoal emptyCarts(const Mine &mine)
{
    PerCoal empty;
    for (const Coal coal : coals) {
        for (const std::vector<Load> &tunnel : mine.carts[at(coal)])
            empty[coal] += static_cast<int>(std::count(tunnel.begin(), tunnel.end(), Load{}));
    }
    return empty;
}

PerCoal cubesOnCarts(const Mine &mine)
{
    PerCoal cubes;
    for (const auto &level : mine.carts) {
        for (const std::vector<Load> &tunnel : level) {
            for (const Load &load : tunnel) {
                if (load)
                    ++cubes[*load];
            }
        }
    }
    return cubes;
}

int tilesOn(const Mine &mine, Side side)
{
    return static_cast<int>(
        std::ranges::count_if(mine.tiles, [=](Tile tile) { return kind(tile).side == side; }));
}

} // namespace scoring::coal_baron
