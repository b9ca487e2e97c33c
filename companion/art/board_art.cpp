// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/cart.h"
#include "companion/art/coal_square.h"
#include "companion/art/draw.h"
#include "companion/art/mine_places.h"
#include "companion/art/paper.h"

#include <QPainter>

namespace art {

using namespace scoring::coal_baron;

namespace {

constexpr double surface = (levelMiddle[0] - levelHeight / 2) * boardHeight; // where the ground begins
const double shaftFrom = shaftLeft * boardWidth;
const double shaftTo = shaftRight * boardWidth;

// The works above the ground: the headframe over the shaft, the screening hall, the storehouse.
void drawWorks(QPainter &painter, const Edition &edition)
{
    const MineLook &look = edition.mine;
    painter.fillRect(QRectF(0, 0, boardWidth, surface), look.sky);
    painter.fillRect(QRectF(0, surface - 8, boardWidth, 8), look.timber.lighter(120));

    const QColor iron = look.figure;
    painter.setPen(QPen(iron, 2.2));
    painter.drawLine(QPointF(shaftFrom, surface), QPointF(shaftFrom + 10, 12));
    painter.drawLine(QPointF(shaftTo, surface), QPointF(shaftTo - 10, 12));
    painter.setPen(QPen(iron, .9));
    for (double y = 16; y < surface - 8; y += 12) {
        const double narrow = 10 * (1 - (y - 12) / (surface - 12));
        const double next = 10 * (1 - (y + 12 - 12) / (surface - 12));
        painter.drawLine(QPointF(shaftFrom + narrow, y), QPointF(shaftTo - next, y + 12));
        painter.drawLine(QPointF(shaftTo - narrow, y), QPointF(shaftFrom + next, y + 12));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(iron, 2));
    painter.drawEllipse(QPointF(shaftMiddle * boardWidth, 12), 9, 9);
    painter.setPen(QPen(iron, .7));
    for (int i = 0; i < 4; ++i) {
        painter.save();
        painter.translate(shaftMiddle * boardWidth, 12);
        painter.rotate(i * 45);
        painter.drawLine(QPointF(-9, 0), QPointF(9, 0));
        painter.restore();
    }
    painter.setPen(Qt::NoPen);

    // Left, the hall; right, the storehouse with its windows.
    painter.fillRect(QRectF(3, 40, 40, surface - 46), look.house.darker(130));
    painter.setBrush(look.house.darker(170));
    painter.drawPolygon(QPolygonF({{1., 40.}, {23., 27.}, {45., 40.}}));
    for (int i = 0; i < 3; ++i)
        painter.fillRect(QRectF(8 + i * 12, 47, 7, 10), look.sky.darker(120));
    drawMiner(painter, look.figure, {16, surface - 3}, 15, true);
    painter.fillRect(QRectF(97, 26, 40, surface - 32), look.house);
    painter.setBrush(look.house.darker(140));
    painter.drawPolygon(QPolygonF({{95., 26.}, {139., 26.}, {133., 15.}, {101., 15.}}));
    for (int row = 0; row < 2; ++row)
        for (int i = 0; i < 3; ++i)
            painter.fillRect(QRectF(102 + i * 12, 31 + row * 16, 7, 10), look.lantern.darker(110));
    painter.fillRect(QRectF(112, surface - 17, 10, 11), look.timber.darker(140));
}

void drawShaft(QPainter &painter, const Edition &edition)
{
    const MineLook &look = edition.mine;
    const double top = (surfaceMiddle - levelHeight / 2) * boardHeight;
    const double bottom = (levelMiddle[3] + levelHeight / 2) * boardHeight;
    painter.fillRect(QRectF(shaftFrom, top, shaftTo - shaftFrom, bottom - top + 6), look.shaft);
    const QColor line = look.shaft.lightness() < 128 ? look.shaft.lighter(160) : look.shaft.darker(125);
    // One place for the cage at the surface and at each level.
    painter.setPen(QPen(line, .8));
    painter.setBrush(Qt::NoBrush);
    const double stops[] = {surfaceMiddle, levelMiddle[0], levelMiddle[1], levelMiddle[2], levelMiddle[3]};
    for (const double stop : stops)
        painter.drawRect(QRectF(shaftFrom + 7, (stop - levelHeight / 2) * boardHeight + 3,
                                shaftTo - shaftFrom - 14, levelHeight * boardHeight - 6));
    painter.setPen(Qt::NoPen);
    for (const double x : {shaftFrom, shaftTo - 4})
        painter.fillRect(QRectF(x, top, 4, bottom - top + 6), look.timber.darker(115));
    painter.setPen(QPen(line, 1.2));
    painter.drawLine(QPointF(shaftMiddle * boardWidth, 12), QPointF(shaftMiddle * boardWidth, bottom));
    painter.setPen(Qt::NoPen);
}

void drawLevels(QPainter &painter, const Edition &edition)
{
    for (const Coal coal : coals) {
        const double top = (levelMiddle[at(coal)] - levelHeight / 2) * boardHeight;
        const double height = levelHeight * boardHeight;
        drawGallery(painter, coal, Side::Light, 1, edition, {0, top, shaftFrom, height});
        drawGallery(painter, coal, Side::Dark, 0, edition, {shaftTo, top, boardWidth - shaftTo, height});
        // A signpost at the shaft on either side.
        for (const double x : {shaftFrom - 8, shaftTo + 8}) {
            painter.fillRect(QRectF(x - .8, top + 24, 1.6, 16), edition.mine.timber.darker(130));
            painter.fillRect(QRectF(x - 5, top + 18, 10, 9), edition.mine.timber.lighter(115));
            drawMark(painter, coal, edition.card.ink, {x, top + 22.5}, 2.6);
        }
        const Spot cart = printedCart[at(coal)];
        drawCart(painter, coal, edition, {cart.x * boardWidth, cart.y * boardHeight}, 19);
    }
}

} // namespace

QImage drawBoard(const Edition &edition, int width)
{
    QImage image = blank(width, {boardWidth, boardHeight}, edition.mine.shaft.darker(115));
    QPainter painter;
    begin(painter, image, boardWidth);
    drawWorks(painter, edition);
    drawLevels(painter, edition);
    drawShaft(painter, edition);
    // The rock below the last level, with its layers.
    const double below = (levelMiddle[3] + levelHeight / 2) * boardHeight + 6;
    painter.fillRect(QRectF(0, below, boardWidth, boardHeight - below), edition.mine.shaft.darker(115));
    painter.setPen(QPen(edition.mine.shaft.lighter(140), .6));
    for (double y = below + 4; y < boardHeight; y += 5)
        painter.drawPolyline(QPolygonF({{0., y}, {40., y - 2}, {85., y + 1.5}, {140., y - 1}}));
    painter.end();
    addGrain(image, edition.mine.grain);
    return image;
}

QImage drawCage(const Edition &edition, int width)
{
    const MineLook &look = edition.mine;
    QImage image = blank(width, {100, 100 * cageShape}, look.figure);
    QPainter painter;
    begin(painter, image, 100);
    const QColor plate = look.rail.darker(118);
    painter.fillRect(QRectF(6, 6, 88, 100 * cageShape - 12), plate);
    painter.setPen(QPen(plate.darker(130), 1.4));
    for (double y = 20; y < 115; y += 13)
        painter.drawLine(QPointF(6, y), QPointF(94, y));
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.figure.lighter(130));
    for (const double x : {9., 91.})
        for (double y = 12; y < 115; y += 16)
            painter.drawEllipse(QPointF(x, y), 1.6, 1.6);
    // A place for each of five cubes.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.lantern, 1.2));
    for (const Spot &place : cagePlace)
        painter.drawRect(QRectF(place.x * 100 - 13, place.y * 100 * cageShape - 13, 26, 26));
    painter.end();
    addGrain(image, look.grain);
    return image;
}

} // namespace art
