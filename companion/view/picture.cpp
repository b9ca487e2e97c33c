// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/picture.h"

#include <QPainter>

namespace companion {

void Picture::setImage(const QImage &image)
{
    m_image = image;
    setImplicitSize(image.width(), image.height());
    emit imageChanged();
    update();
}

void Picture::setSharp(bool sharp)
{
    m_sharp = sharp;
    emit imageChanged();
    update();
}

void Picture::paint(QPainter *painter)
{
    if (m_image.isNull())
        return;
    const QSizeF size = QSizeF(m_image.size()).scaled(this->size(), Qt::KeepAspectRatio);
    const QPointF corner((width() - size.width()) / 2, (height() - size.height()) / 2);
    painter->setRenderHint(QPainter::SmoothPixmapTransform, !m_sharp);
    painter->drawImage(QRectF(corner, size), m_image);
}

} // namespace companion
