// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/cart.h"
#include "companion/art/draw.h"
#include "companion/art/mine_places.h"
#include "companion/art/paper.h"

#include <QPainter>

namespace art {

using namespace scoring::coal_baron;

QImage drawTile(Tile tile, const Edition &edition, int width)
{
    const TileKind type = kind(tile);
    QImage image = blank(width, {100, 100}, edition.mine.shaft);
    QPainter painter;
    begin(painter, image, 100);
    const int lanterns = type.side == Side::Light ? type.carts : 0;
    drawGallery(painter, type.coal, type.side, lanterns, edition, {0, 0, 100, 100});
    if (type.carts == 1) {
        drawMiner(painter, edition.mine.figure, {31, 81}, 38, true);
        drawCart(painter, type.coal, edition, {onlyCart.x * 100, onlyCart.y * 100}, 42);
    } else {
        drawMiner(painter, edition.mine.figure, {52, 81}, 42, false);
        for (const Spot &cart : twoCarts)
            drawCart(painter, type.coal, edition, {cart.x * 100, cart.y * 100}, 36);
    }
    drawFrame(painter, QRectF(0, 0, 100, 100), edition.mine.frame, 1, edition.card.ink);
    painter.end();
    addGrain(image, edition.mine.grain);
    return image;
}

QImage drawTileBack(const Edition &edition, int width)
{
    QImage image = blank(width, {100, 100}, edition.mine.shaft);
    QPainter painter;
    begin(painter, image, 100);
    // An iron door.
    painter.fillRect(QRectF(6, 6, 88, 88), edition.card.plateColour);
    painter.setPen(QPen(edition.mine.shaft.darker(130), 2));
    painter.drawLine(50, 6, 50, 94);
    painter.setBrush(edition.mine.rail);
    for (int y = 12; y < 94; y += 12)
        for (const int x : {12, 44, 56, 88})
            painter.drawEllipse(QPointF(x, y), 2, 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(edition.mine.lantern);
    painter.drawEllipse(QPointF(50, 50), 15, 15);
    painter.setBrush(edition.mine.shaft);
    painter.drawEllipse(QPointF(50, 50), 9, 9);
    painter.end();
    addGrain(image, edition.mine.grain);
    return image;
}

} // namespace art
