// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/tiles.h"

#include <array>
#include <optional>
#include <vector>

namespace scoring::coal_baron {

/// A cart in its tunnel: the level by its coal, the side, and how far from the shaft (0 is next to it).
struct CartPlace {
    Coal level{};
    Side side{};
    int number = 0;
    bool operator==(const CartPlace &) const = default;
};

/// What lies on a cart: usually a cube of the cart's own colour, nothing once it was raised.
using Load = std::optional<Coal>;

/// A player's mine as it lies on the table.
struct Mine {
    /// Carts by level and side, from the shaft outwards; the printed cart comes first on its side.
    std::array<std::array<std::vector<Load>, 2>, 4> carts;
    std::vector<Tile> tiles;
    bool operator==(const Mine &) const = default;
};

/// The board before the first tile: a loaded cart on each level.
Mine startingMine();

/// Adds a tile outermost on its level and side, its carts loaded with these cubes.
void addTile(Mine &mine, Tile tile, const std::array<Coal, 2> &cubes);

PerCoal emptyCarts(const Mine &mine);

/// Cubes lying on carts, by the colour of the cube.
PerCoal cubesOnCarts(const Mine &mine);

int tilesOn(const Mine &mine, Side side);

} // namespace scoring::coal_baron
