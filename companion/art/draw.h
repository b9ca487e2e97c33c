// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/edition.h"
#include "scoring/coal_baron/orders.h"
#include "scoring/coal_baron/tiles.h"

#include <QImage>

namespace art {

/// The pieces as an edition prints them, so many pixels wide. Cards are 44 x 67, tiles square.
QImage drawOrder(scoring::coal_baron::Order order, const Edition &edition, int width);
QImage drawOrderBack(const Edition &edition, int width);
QImage drawTile(scoring::coal_baron::Tile tile, const Edition &edition, int width);
QImage drawTileBack(const Edition &edition, int width);

/// The mine: the headframe on top, the shaft in the middle, four levels with both sides and their four
/// printed carts.
QImage drawBoard(const Edition &edition, int width);
QImage drawCage(const Edition &edition, int width);

/// All pieces of an edition on four sheets. Orders: 9 x 5 cells, the back first, then the cards in the order
/// of the vehicles wheelbarrow, truck, horse cart, train. Tiles: 4 x 5 cells, the dark side by level and
/// number of carts, then the light side, then the back.
struct Sheets {
    QImage orders;
    QImage tiles;
    QImage board;
    QImage cage;
};
Sheets drawSheets(const Edition &edition);

/// The order in which the sheets show the pieces.
std::array<scoring::coal_baron::Order, scoring::coal_baron::orderCount> ordersOnSheet();
std::array<scoring::coal_baron::Tile, scoring::coal_baron::tileKindCount> tilesOnSheet();

} // namespace art
