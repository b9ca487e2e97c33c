// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/edition.h"

#include <QPainter>
#include <QPainterPath>

namespace art {

/// Paints in a box of 100 x 46 that stands on y = 0.
class VehiclePainter
{
public:
    VehiclePainter(QPainter &painter, const VehicleLook &look)
        : m_painter(painter)
        , m_look(look)
    {
    }

    void body(const QPolygonF &shape) { fill(shape, m_look.body); }
    void detail(const QPolygonF &shape) { fill(shape, m_look.silhouette ? m_look.body : m_look.detail); }

    void detail(const QPainterPath &shape)
    {
        m_painter.setBrush(m_look.silhouette ? m_look.body : m_look.detail);
        m_painter.drawPath(shape);
    }

    void box(double x, double y, double width, double height)
    {
        body(QPolygonF(QRectF(x, y, width, height)));
    }
    void trim(double x, double y, double width, double height)
    {
        detail(QPolygonF(QRectF(x, y, width, height)));
    }

    void wheel(double x, double radius)
    {
        m_painter.setBrush(m_look.wheel);
        m_painter.drawEllipse(QPointF(x, -radius), radius, radius);
        if (m_look.silhouette)
            return;
        m_painter.setBrush(m_look.detail);
        m_painter.drawEllipse(QPointF(x, -radius), radius * .55, radius * .55);
        m_painter.setBrush(m_look.wheel);
        m_painter.drawEllipse(QPointF(x, -radius), radius * .22, radius * .22);
    }

    void coal(double left, double right, double y, double height)
    {
        QPolygonF heap;
        const double step = (right - left) / 6;
        heap << QPointF(left, y);
        for (int i = 1; i < 6; ++i)
            heap << QPointF(left + i * step, y - height * (i % 2 == 0 ? .75 : 1) * (i == 3 ? 1 : .8));
        heap << QPointF(right, y);
        fill(heap, m_look.silhouette ? m_look.body : QColor(0x1e2022));
    }

    void bar(QPointF from, QPointF to, double width)
    {
        m_painter.save();
        m_painter.setPen(
            QPen(m_look.silhouette ? m_look.body : m_look.wheel, width, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(from, to);
        m_painter.restore();
    }

private:
    void fill(const QPolygonF &shape, const QColor &colour)
    {
        m_painter.setBrush(colour);
        m_painter.drawPolygon(shape);
    }

    QPainter &m_painter;
    const VehicleLook &m_look;
};

} // namespace art
