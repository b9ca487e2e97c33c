// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/tiles.h"

#include <algorithm>

namespace scoring::coal_baron {

namespace {

constexpr int inTheBox(auto valueOf)
{
    int total = 0;
    for (int number = 0; number < tileKindCount; ++number)
        total += tilesOfAKind * valueOf(kind(Tile{static_cast<std::uint8_t>(number)}));
    return total;
}

static_assert(inTheBox([](TileKind) { return 1; }) == tilesInTheBox && tilesInTheBox == 48);
static_assert(std::ranges::all_of(sides, [](Side side) {
    return inTheBox([=](TileKind tile) { return tile.side == side ? 1 : 0; }) == tilesPerSide;
}));
static_assert(std::ranges::all_of(coals, [](Coal coal) {
    return inTheBox([=](TileKind tile) { return tile.coal == coal ? 1 : 0; }) == 12 &&
           inTheBox([=](TileKind tile) { return tile.coal == coal ? tile.carts : 0; }) == tileCartsPerColour;
}));
static_assert(price(tileOf(Coal::Grey, 2, Side::Light)) == 6);

} // namespace

std::string name(Tile tile)
{
    const TileKind kind = coal_baron::kind(tile);
    return std::string(sideNames[at(kind.side)])
        .append(":")
        .append(static_cast<std::size_t>(kind.carts), coalLetters[at(kind.coal)]);
}

std::optional<Tile> findTile(std::string_view wanted)
{
    for (std::uint8_t number = 0; number < tileKindCount; ++number) {
        if (name(Tile{number}) == wanted)
            return Tile{number};
    }
    return std::nullopt;
}

} // namespace scoring::coal_baron
