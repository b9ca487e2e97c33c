// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/pieces.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace scoring::coal_baron {

/// One of the 16 kinds of tunnel tile, by its number in the catalogue. Each kind is in the box three times.
enum class Tile : std::uint8_t {};
inline constexpr int tileKindCount = 16;
inline constexpr int tilesOfAKind = 3;
inline constexpr int tilesInTheBox = tileKindCount * tilesOfAKind;
inline constexpr int tilesPerSide = 24;
inline constexpr int tileCartsPerColour = 18;

struct TileKind {
    Coal coal{};
    int carts = 0;
    Side side{};
};

/// Marks to pay for each cart on a tile.
inline constexpr PerCoal cartPrice{{1, 2, 3, 4}};

/// The cart printed on each level of the mine board. It starts loaded and is never a tile.
inline constexpr std::array printedCartSide{Side::Dark, Side::Light, Side::Light, Side::Dark};
inline constexpr int printedCarts = static_cast<int>(printedCartSide.size());

constexpr TileKind kind(Tile tile)
{
    const int number = static_cast<int>(tile);
    return {coals[static_cast<std::size_t>(number / 4)], number / 2 % 2 + 1,
            sides[static_cast<std::size_t>(number % 2)]};
}

constexpr Tile tileOf(Coal coal, int carts, Side side)
{
    return Tile{
        static_cast<std::uint8_t>(static_cast<int>(coal) * 4 + (carts - 1) * 2 + static_cast<int>(side))};
}

/// Marks the tile costs.
constexpr int price(Tile tile)
{
    return kind(tile).carts * cartPrice[kind(tile).coal];
}

/// "light:gg"
std::string name(Tile tile);

/// The tile with that name; nothing if no such tile exists.
std::optional<Tile> findTile(std::string_view name);

} // namespace scoring::coal_baron
