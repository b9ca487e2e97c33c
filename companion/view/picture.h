// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QQuickPaintedItem>

namespace companion {

/// Shows an image that a view-model has made, as large as the place allows. What has sharp modules (a QR
/// code) keeps them: their edges are not smoothed.
class Picture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QImage image READ image WRITE setImage NOTIFY imageChanged)
    Q_PROPERTY(bool sharp READ sharp WRITE setSharp NOTIFY imageChanged)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    const QImage &image() const { return m_image; }
    bool sharp() const { return m_sharp; }
    void setImage(const QImage &image);
    void setSharp(bool sharp);
    void paint(QPainter *painter) override;

signals:
    void imageChanged();

private:
    QImage m_image;
    bool m_sharp = false;
};

} // namespace companion
