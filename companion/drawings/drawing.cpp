// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/drawings/drawing.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

#include <algorithm>
#include <cmath>

namespace companion {

Drawing::Drawing(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    setImplicitSize(m_grid.width(), m_grid.height());
}

void Drawing::setGrid(QSizeF grid)
{
    if (m_grid == grid)
        return;
    m_grid = grid;
    setImplicitSize(grid.width(), grid.height());
    update();
    emit gridChanged();
}

QQmlListProperty<Ink> Drawing::inks()
{
    const auto append = [](QQmlListProperty<Ink> *list, Ink *ink) {
        static_cast<Drawing *>(list->object)->add(ink);
    };
    const auto count = [](QQmlListProperty<Ink> *list) {
        return static_cast<Drawing *>(list->object)->m_inks.size();
    };
    const auto at = [](QQmlListProperty<Ink> *list, qsizetype index) {
        return static_cast<Drawing *>(list->object)->m_inks.at(index);
    };
    return {this, nullptr, append, count, at, nullptr};
}

void Drawing::add(Ink *ink)
{
    m_inks.append(ink);
    connect(ink, &Ink::changed, this, &QQuickItem::update);
    update();
}

void Drawing::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    update();
}

void Drawing::itemChange(ItemChange change, const ItemChangeData &data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged)
        update();
}

QTransform Drawing::fromGrid() const
{
    const qreal unit = std::min(width() / m_grid.width(), height() / m_grid.height());
    return QTransform::fromTranslate((width() - m_grid.width() * unit) / 2,
                                     (height() - m_grid.height() * unit) / 2)
        .scale(unit, unit);
}

// How far the item's corner lies from the corner of a pixel, in pixels: the picture is painted with that in
// mind, so that its pixels are those of the screen.
QPointF Drawing::betweenPixels(qreal ratio) const
{
    const QTransform toScene = itemTransform(nullptr, nullptr);
    if (toScene.type() > QTransform::TxTranslate)
        return {};
    const QPointF corner = toScene.map(QPointF()) * ratio;
    return corner - QPointF(std::floor(corner.x()), std::floor(corner.y()));
}

QSGNode *Drawing::updatePaintNode(QSGNode *node, UpdatePaintNodeData *)
{
    QRectF bounds;
    for (const Ink *ink : m_inks)
        bounds |= ink->bounds();
    if (bounds.isEmpty() || width() <= 0 || height() <= 0) {
        delete node;
        return nullptr;
    }
    const qreal ratio = window()->effectiveDevicePixelRatio();
    const QPointF between = betweenPixels(ratio);
    const QTransform toPixels = fromGrid() * QTransform::fromScale(ratio, ratio) *
                                QTransform::fromTranslate(between.x(), between.y());
    // One pixel more all around keeps the edges smooth when the item is turned.
    const QRect pixels = toPixels.mapRect(bounds).toAlignedRect().adjusted(-1, -1, 1, 1);
    QImage picture(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(toPixels * QTransform::fromTranslate(-pixels.x(), -pixels.y()));
    for (const Ink *ink : m_inks)
        ink->paint(painter);
    painter.end();

    auto *const shown = node ? static_cast<QSGImageNode *>(node) : window()->createImageNode();
    const QQuickWindow::CreateTextureOptions options{QQuickWindow::TextureHasAlphaChannel,
                                                     QQuickWindow::TextureCanUseAtlas};
    shown->setOwnsTexture(true);
    shown->setTexture(window()->createTextureFromImage(picture, options));
    shown->setFiltering(QSGTexture::Linear);
    shown->setRect(QRectF((QPointF(pixels.topLeft()) - between) / ratio, QSizeF(pixels.size()) / ratio));
    return shown;
}

} // namespace companion
