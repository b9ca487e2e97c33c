// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/number_plate.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace art {

namespace {

QPainterPath shield(QPointF middle, double reach)
{
    QPainterPath path(middle + QPointF(-reach, -reach * .75));
    path.lineTo(middle + QPointF(reach, -reach * .75));
    path.lineTo(middle + QPointF(reach, reach * .35));
    path.quadTo(middle + QPointF(reach * .7, reach * .85), middle + QPointF(0, reach));
    path.quadTo(middle + QPointF(-reach * .7, reach * .85), middle + QPointF(-reach, reach * .35));
    path.closeSubpath();
    return path;
}

} // namespace

void drawPlate(QPainter &painter, const CardLook &look)
{
    const QPointF middle = look.number;
    const double reach = look.plateReach;
    painter.setBrush(look.plateColour);
    switch (look.plate) {
    case Plate::Disc:
        painter.drawEllipse(middle, reach, reach);
        break;
    case Plate::Shield:
        painter.drawPath(shield(middle, reach));
        painter.setPen(QPen(look.numberColour.darker(140), .35));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shield(middle, reach * .9));
        painter.setPen(Qt::NoPen);
        break;
    case Plate::Ribbon: {
        const double half = look.numberHeight * .72;
        painter.drawPolygon(QPolygonF({middle + QPointF(-reach, -half), middle + QPointF(reach, -half),
                                       middle + QPointF(reach - 2.5, 0), middle + QPointF(reach, half),
                                       middle + QPointF(-reach, half), middle + QPointF(2.5 - reach, 0)}));
        break;
    }
    case Plate::Hexagon: {
        QPolygonF hexagon;
        for (int i = 0; i < 6; ++i)
            hexagon << middle + QPointF(std::cos(i * M_PI / 3), std::sin(i * M_PI / 3)) * reach;
        painter.drawPolygon(hexagon);
        break;
    }
    }
}

} // namespace art
