// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/drawings/ink.h"

#include "companion/drawings/path_data.h"

#include <QCache>
#include <QPainter>

namespace companion {

namespace {

// The same few drawings are made over and over, and reading their paths takes longer than painting them.
QPainterPath knownPath(const QString &data)
{
    static QCache<QString, QPainterPath> known(200);
    if (const QPainterPath *path = known.object(data))
        return *path;
    const QPainterPath path = pathOf(data);
    known.insert(data, new QPainterPath(path));
    return path;
}

} // namespace

void Ink::setPath(const QString &data)
{
    if (m_data == data)
        return;
    m_data = data;
    m_path = knownPath(data);
    emit changed();
}

QRectF Ink::bounds() const
{
    if (m_path.isEmpty() || (!isFilled() && !isDrawn()))
        return {};
    const qreal half = isDrawn() ? m_line / 2 : 0;
    return m_path.boundingRect().adjusted(-half, -half, half, half);
}

void Ink::paint(QPainter &painter) const
{
    QPen pen(m_stroke, m_line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (!m_dashes.isEmpty())
        pen.setDashPattern(m_dashes);
    painter.setPen(isDrawn() ? pen : QPen(Qt::NoPen));
    painter.setBrush(m_fill);
    painter.drawPath(m_path);
}

} // namespace companion
