// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlListProperty>
#include <QQuickItem>

#include "companion/drawings/ink.h"

namespace companion {

/// A drawing on a grid of its own, fitted into whatever size the item has. It is painted once for the pixels
/// of its screen, on whatever the window is drawn with.
class Drawing : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_CLASSINFO("DefaultProperty", "inks")
    Q_PROPERTY(QSizeF grid READ grid WRITE setGrid NOTIFY gridChanged)
    /// From the back to the front.
    Q_PROPERTY(QQmlListProperty<companion::Ink> inks READ inks)

public:
    explicit Drawing(QQuickItem *parent = nullptr);

    QSizeF grid() const { return m_grid; }
    void setGrid(QSizeF grid);
    QQmlListProperty<Ink> inks();
    void add(Ink *ink);

signals:
    void gridChanged();

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *) override;

private:
    QTransform fromGrid() const;
    QPointF betweenPixels(qreal ratio) const;

    QSizeF m_grid{24, 24};
    QList<Ink *> m_inks;
};

} // namespace companion
