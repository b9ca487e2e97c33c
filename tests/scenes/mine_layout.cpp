// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/mine_layout.h"

#include "companion/art/mine_places.h"

#include <algorithm>

namespace scenes {

using namespace scoring::coal_baron;

namespace {

int chooseTileCount(Random &random, Level level)
{
    const double share = random.share();
    if (share < by(level, .15, .06, .05))
        return 0;
    if (share < .35)
        return random.whole(1, 6);
    if (share < .85)
        return random.whole(5, 15);
    return random.whole(14, 24);
}

} // namespace

Load chooseLoad(Random &random, Level level, Coal coal, double chance)
{
    if (!random.chance(chance))
        return {};
    return random.chance(by(level, .03, .06, .1)) ? random.oneOf(coals) : coal;
}

std::vector<TilePlaced> chooseTiles(Random &random, Level level, double boardHeight, double load)
{
    std::array<Tile, tilesInTheBox> box{};
    for (std::size_t i = 0; i < box.size(); ++i)
        box[i] = Tile{static_cast<std::uint8_t>(i % tileKindCount)};
    random.shuffle(box);
    const int count = chooseTileCount(random, level);
    std::array<std::array<double, 2>, 4> outwards{}; // how far each row reaches already
    for (auto &rows : outwards)
        rows = {art::boardWidth / 2, art::boardWidth / 2};

    const double aside = by(level, .25, .45, .7);
    const double turn = by(level, .5, 1.1, 1.8);
    const double widest = by(level, .6, 1.6, 3.2);
    std::vector<TilePlaced> placed;
    for (const Tile tile : box) {
        if (static_cast<int>(placed.size()) == count)
            break;
        const TileKind type = kind(tile);
        double &reached = outwards[at(type.coal)][at(type.side)];
        if (reached > art::boardWidth / 2 + (count > 16 ? 4.5 : 3.5) * art::tileEdge)
            continue;
        const double gap = random.between(0, widest);
        const double x = reached + gap + art::tileEdge / 2;
        reached = x + art::tileEdge / 2;
        const double y = (art::levelMiddle[at(type.coal)] - .5) * boardHeight + aside * random.normal();
        TilePlaced next;
        next.tile = tile;
        next.place = {{type.side == Side::Light ? -x : x, y}, turn * random.normal(), 0};
        for (int cart = 0; cart < type.carts; ++cart)
            next.loads[static_cast<std::size_t>(cart)] = chooseLoad(random, level, type.coal, load);
        placed.push_back(next);
    }
    return placed;
}

} // namespace scenes
