// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/coal_square.h"
#include "companion/art/draw.h"
#include "companion/art/number_plate.h"
#include "companion/art/paper.h"
#include "companion/art/vehicles.h"

#include <QPainter>

#include <cmath>
#include <string>
#include <vector>

namespace art {

using namespace scoring::coal_baron;

namespace {

constexpr QSizeF cardSize(44, 67);

// The middles of the squares, from the middle of the coal, in squares with their gap.
std::vector<QPointF> squarePlaces(int count, Arrangement arrangement)
{
    if (count == 4)
        return {{-.5, -.5}, {.5, -.5}, {-.5, .5}, {.5, .5}};
    if (count == 3 && arrangement == Arrangement::Pyramid)
        return {{0, -.5}, {-.5, .5}, {.5, .5}};
    std::vector<QPointF> places;
    for (int i = 0; i < count; ++i)
        places.emplace_back(i - (count - 1) / 2.0, 0);
    return places;
}

void drawSquares(QPainter &painter, const OrderCard &order, const Edition &edition)
{
    const CardLook &look = edition.card;
    double edge = look.squareEdge;
    if (order.squareCount() == 4)
        edge *= .86;
    const double step = edge + look.squareGap;
    std::size_t next = 0;
    for (const QPointF &place : squarePlaces(order.squareCount(), look.arrangement)) {
        const Coal coal = coals[coalLetters.find(order.coal[next++])];
        const QPointF middle = look.squares + place * step;
        drawCoalSquare(painter, coal, edition,
                       QRectF(middle.x() - edge / 2, middle.y() - edge / 2, edge, edge));
    }
}

void drawHandwriting(QPainter &painter, const QColor &ink, QPointF from, double width)
{
    painter.setPen(QPen(ink, .25));
    QPainterPath line(from);
    for (double x = 0; x < width; x += .8)
        line.lineTo(from + QPointF(x, .45 * std::sin(x * 3.1) * std::sin(x * .9 + from.y())));
    painter.drawPath(line);
    painter.setPen(Qt::NoPen);
}

void drawGround(QPainter &painter, const CardLook &look)
{
    const QRectF card({}, cardSize);
    painter.fillRect(card.adjusted(look.marginWidth, look.marginWidth, -look.marginWidth, -look.marginWidth),
                     look.paper);
    if (look.tint)
        painter.fillRect(QRectF(0, look.vehicle.top() - 3, 44, 67), look.paper.darker(112));
    drawFrame(painter, card, look.frame, look.marginWidth + 1, look.ink);
    if (look.handwriting) {
        for (int i = 0; i < 3; ++i) {
            drawHandwriting(painter, look.ink, {5, 20.5 + i * 1.3}, 7);
            drawHandwriting(painter, look.ink, {31, 19.5 + i * 1.4}, 8 - i);
        }
    } else if (look.frame == Frame::DoubleRule) {
        painter.setPen(QPen(look.ink, .2));
        for (const double y : {9., 23.5, 47.5})
            painter.drawLine(QPointF(look.marginWidth + 1.8, y), QPointF(42.2 - look.marginWidth, y));
        painter.setPen(Qt::NoPen);
    }
}

} // namespace

QImage drawOrder(Order order, const Edition &edition, int width)
{
    const CardLook &look = edition.card;
    const OrderCard &printed = card(order);
    QImage image = blank(width, cardSize, look.margin);
    QPainter painter;
    begin(painter, image, cardSize.width());
    drawGround(painter, look);
    drawPlate(painter, look);
    write(painter, std::to_string(printed.points), look.numbers, look.number,
          {look.plateReach * 1.45, look.numberHeight}, look.numberColour);
    write(painter, edition.title, look.titleLetters, look.title, {24, look.titleHeight}, look.ink);
    drawSquares(painter, printed, edition);
    drawVehicle(painter, printed.vehicle, edition.vehicle, look.vehicle);
    painter.end();
    addGrain(image, look.grain);
    return image;
}

QImage drawOrderBack(const Edition &edition, int width)
{
    const CardLook &look = edition.card;
    QImage image = blank(width, cardSize, look.margin);
    QPainter painter;
    begin(painter, image, cardSize.width());
    const QRectF inner = QRectF({}, cardSize).adjusted(3, 3, -3, -3);
    painter.fillRect(inner, edition.mine.house);
    // Crossed picks over the four kinds of coal.
    painter.save();
    painter.translate(22, 30);
    for (const double turn : {35., -35.}) {
        painter.save();
        painter.rotate(turn);
        painter.fillRect(QRectF(-.9, -13, 1.8, 28), edition.mine.timber);
        painter.setBrush(look.plateColour.lighter(130));
        painter.drawPolygon(QPolygonF({{-9, -9}, {0, -14}, {9, -9}, {0, -11}}));
        painter.restore();
    }
    painter.restore();
    for (const Coal coal : coals)
        drawCoalSquare(painter, coal, edition, QRectF(8 + 7.4 * static_cast<double>(coal), 50, 6, 6));
    write(painter, edition.title, look.titleLetters, {22, 11}, {34, 3}, inkOn(edition.mine.house));
    painter.end();
    addGrain(image, look.grain);
    return image;
}

} // namespace art
