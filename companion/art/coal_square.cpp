// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/coal_square.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

namespace art {

using scoring::coal_baron::Coal;

namespace {

void drawFacets(QPainter &painter, const QColor &colour, const QRectF &square)
{
    // A lump of coal seen from above: planes of different brightness around one edge.
    const QPointF middle = square.center() + QPointF(-.06 * square.width(), -.1 * square.height());
    const std::array corners{square.topLeft(), square.topRight(), square.bottomRight(), square.bottomLeft()};
    constexpr std::array brightness{118, 104, 88, 100};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        painter.setBrush(colour.lighter(brightness[i]));
        painter.drawPolygon(QPolygonF({middle, corners[i], corners[(i + 1) % 4]}));
    }
}

void drawHatching(QPainter &painter, const QColor &colour, const QRectF &square)
{
    painter.setPen(QPen(colour.lightness() < 60 ? colour.lighter(170) : colour.darker(135), .28));
    const double step = square.width() / 9;
    for (double x = square.left() - square.height(); x < square.right(); x += step)
        painter.drawLine(QPointF(x, square.bottom()), QPointF(x + square.height(), square.top()));
}

} // namespace

QColor inkOn(const QColor &colour)
{
    return colour.lightness() > 110 ? colour.darker(165)
                                    : colour.lighter(colour.lightness() < 60 ? 320 : 190);
}

void drawMark(QPainter &painter, Coal coal, const QColor &colour, QPointF middle, double reach)
{
    painter.setBrush(colour);
    switch (coal) {
    case Coal::Yellow:
        painter.drawPolygon(QPolygonF({middle + QPointF(0, -reach), middle + QPointF(reach, 0),
                                       middle + QPointF(0, reach), middle + QPointF(-reach, 0)}));
        break;
    case Coal::Brown:
        painter.drawEllipse(middle, reach * .85, reach * .85);
        break;
    case Coal::Grey:
        painter.drawRect(QRectF(middle - QPointF(reach, reach) * .75, middle + QPointF(reach, reach) * .75));
        break;
    case Coal::Black:
        painter.drawPolygon(QPolygonF({middle + QPointF(0, -reach * .9), middle + QPointF(reach, reach * .75),
                                       middle + QPointF(-reach, reach * .75)}));
        break;
    }
}

void drawCoalSquare(QPainter &painter, Coal coal, const Edition &edition, const QRectF &square)
{
    const QColor colour = edition.coal[at(coal)];
    painter.save();
    QPainterPath outline;
    outline.addRoundedRect(square, edition.card.squareCorner, edition.card.squareCorner);
    painter.fillPath(outline, colour);
    painter.setClipPath(outline);
    switch (edition.fill) {
    case Fill::Flat:
        break;
    case Fill::Facets:
        drawFacets(painter, colour, square);
        break;
    case Fill::Hatched:
        drawHatching(painter, colour, square);
        break;
    case Fill::Gradient: {
        QLinearGradient gradient(square.topLeft(), square.bottomLeft());
        gradient.setColorAt(0, colour.lighter(125));
        gradient.setColorAt(.55, colour);
        gradient.setColorAt(.56, colour.darker(112));
        gradient.setColorAt(1, colour.darker(125));
        painter.fillRect(square, gradient);
        break;
    }
    }
    painter.setClipping(false);
    painter.setPen(Qt::NoPen);
    if (edition.card.marks)
        drawMark(painter, coal, inkOn(colour), square.center(), square.width() * .14);
    painter.setPen(QPen(colour.darker(edition.fill == Fill::Flat ? 108 : 170), .3));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    painter.restore();
}

} // namespace art
