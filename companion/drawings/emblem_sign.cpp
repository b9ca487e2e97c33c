// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/drawings/emblem_sign.h"

#include "companion/drawings/emblems.h"

namespace companion {

EmblemSign::EmblemSign(QQuickItem *parent)
    : Drawing(parent)
{
    m_lines.setLine(2);
    add(&m_solid);
    add(&m_lines);
}

void EmblemSign::setPlayer(const QString &player)
{
    if (m_player == player)
        return;
    m_player = player;
    const EmblemPaths paths = emblemPaths(player);
    m_solid.setPath(QLatin1String(paths.solid));
    m_lines.setPath(QLatin1String(paths.lines));
    emit playerChanged();
}

void EmblemSign::setColor(const QColor &color)
{
    if (m_solid.fillColor() == color)
        return;
    m_solid.setFillColor(color);
    m_lines.setStrokeColor(color);
    emit colorChanged();
}

} // namespace companion
