// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/drawings/drawing.h"

namespace companion {

/// A player's sign, in one colour and without a disc: pick, lamp, wheel, hammer, helmet.
class EmblemSign : public companion::Drawing // the whole name, for Qt's tools
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY playerChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)

public:
    explicit EmblemSign(QQuickItem *parent = nullptr);

    QString player() const { return m_player; }
    void setPlayer(const QString &player); ///< "red", "blue" and so on, as emblemPaths() knows them
    QColor color() const { return m_solid.fillColor(); }
    void setColor(const QColor &color);

signals:
    void playerChanged();
    void colorChanged();

private:
    QString m_player;
    Ink m_solid;
    Ink m_lines;
};

} // namespace companion
