// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/draw.h"

#include <QPainter>

#include <algorithm>

namespace art {

using namespace scoring::coal_baron;

namespace {

constexpr int cardWidth = 352;
constexpr int tileWidth = 480;

void put(QPainter &painter, const QImage &piece, int cells, int number)
{
    painter.drawImage(number % cells * piece.width(), number / cells * piece.height(), piece);
}

} // namespace

std::array<Order, orderCount> ordersOnSheet()
{
    constexpr std::array<std::string_view, orderCount> names{
        "wheelbarrow:y",    "wheelbarrow:b",   "wheelbarrow:yy", "wheelbarrow:g",  "wheelbarrow:k",
        "wheelbarrow:bb",   "wheelbarrow:bbb", "wheelbarrow:gg", "wheelbarrow:kk", "wheelbarrow:ggg",
        "wheelbarrow:ybgk", "truck:y",         "truck:yy",       "truck:b",        "truck:yyy",
        "truck:g",          "truck:bb",        "truck:k",        "truck:gg",       "truck:kk",
        "truck:ybgk",       "truck:kkk",       "horse-cart:y",   "horse-cart:yy",  "horse-cart:b",
        "horse-cart:yyy",   "horse-cart:g",    "horse-cart:k",   "horse-cart:bb",  "horse-cart:gg",
        "horse-cart:kk",    "horse-cart:ybgk", "horse-cart:kkk", "train:y",        "train:b",
        "train:yy",         "train:g",         "train:bb",       "train:k",        "train:bbb",
        "train:gg",         "train:ggg",       "train:kk",       "train:ybgk"};
    std::array<Order, orderCount> orders{};
    std::ranges::transform(names, orders.begin(), [](std::string_view name) { return *findOrder(name); });
    return orders;
}

std::array<Tile, tileKindCount> tilesOnSheet()
{
    std::array<Tile, tileKindCount> tiles{};
    std::size_t next = 0;
    for (const Side side : {Side::Dark, Side::Light})
        for (const Coal coal : coals)
            for (const int carts : {1, 2})
                tiles.at(next++) = tileOf(coal, carts, side);
    return tiles;
}

Sheets drawSheets(const Edition &edition)
{
    Sheets sheets;
    const QImage back = drawOrderBack(edition, cardWidth);
    sheets.orders = QImage(9 * back.width(), 5 * back.height(), QImage::Format_RGB32);
    QPainter orders(&sheets.orders);
    int next = 0;
    put(orders, back, 9, next++);
    for (const Order order : ordersOnSheet())
        put(orders, drawOrder(order, edition, cardWidth), 9, next++);

    sheets.tiles = QImage(4 * tileWidth, 5 * tileWidth, QImage::Format_RGB32);
    sheets.tiles.fill(Qt::black);
    QPainter tiles(&sheets.tiles);
    next = 0;
    for (const Tile tile : tilesOnSheet())
        put(tiles, drawTile(tile, edition, tileWidth), 4, next++);
    put(tiles, drawTileBack(edition, tileWidth), 4, next);

    sheets.board = drawBoard(edition, 980);
    sheets.cage = drawCage(edition, 404);
    return sheets;
}

} // namespace art
