// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/doubts.h"

#include <algorithm>

namespace scoring::rockwell {

namespace {

struct ReadTile {
    Tile tile;
    int requirement = 0;
};

std::vector<ReadTile> tilesRead(const Table &table)
{
    std::vector<ReadTile> read;
    for (const Layer layer : layers) {
        for (int number = 0; number < tilesPerLayer; ++number) {
            if (const auto requirement = table.tile({layer, number}).requirement)
                read.push_back({{layer, number}, *requirement});
        }
    }
    return read;
}

// How the rings lie may not have been said: then only the tiles of one ring are known to touch.
bool areSideBySide(const Tile &one, const Tile &other, Rings rings)
{
    return (one.layer == other.layer || rings != Rings::NotSaid) && touch(one, other, rings);
}

} // namespace

std::vector<Doubt> doubts(const Table &table)
{
    std::vector<Doubt> found;
    if (table.players.empty())
        return found;
    std::ranges::copy(doubtfulPrices(table.prices, table.seats()), std::back_inserter(found));
    const std::vector<ReadTile> read = tilesRead(table);
    for (auto one = read.begin(); one != read.end(); ++one) {
        for (auto other = one + 1; other != read.end(); ++other) {
            if (one->requirement == other->requirement && areSideBySide(one->tile, other->tile, table.rings))
                found.push_back(EqualNeighbours{one->tile, other->tile, one->requirement});
        }
    }
    return found;
}

} // namespace scoring::rockwell
