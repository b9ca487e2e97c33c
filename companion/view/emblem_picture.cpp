// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/emblem_picture.h"

#include "companion/drawings/emblems.h"
#include "companion/drawings/path_data.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace companion {

namespace {

struct EmblemColors {
    const char *color;
    const char *disc;
    const char *ink;
    qreal rim; ///< in units of the sign's grid
};

constexpr std::array emblems{
    EmblemColors{"red", "#B3312C", "#FFFFFF", 0},     EmblemColors{"blue", "#2C5F91", "#FFFFFF", 0},
    EmblemColors{"green", "#3C7A4B", "#FFFFFF", 0},   EmblemColors{"purple", "#7A4A8C", "#FFFFFF", 0},
    EmblemColors{"white", "#E9E4DA", "#221D18", 1.2}, EmblemColors{"yellow", "#E6C02F", "#221D18", 1.2},
};

constexpr EmblemColors unknown{"", "#5C5248", "#FFFFFF", 0};

} // namespace

void paintEmblem(QPainter &painter, const QRectF &place, const QString &color)
{
    const auto *const found = std::ranges::find_if(
        emblems, [&](const EmblemColors &emblem) { return color == QLatin1String(emblem.color); });
    const EmblemColors &emblem = found == emblems.end() ? unknown : *found;
    const EmblemPaths paths = emblemPaths(color);
    const QColor ink(emblem.ink);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // The disc is round the grid of 24, whose middle three quarters hold the sign.
    painter.translate(place.center());
    painter.scale(place.width() / 32.4, place.height() / 32.4);
    painter.setBrush(QColor(emblem.disc));
    painter.setPen(emblem.rim > 0 ? QPen(QColor("#5C5248"), emblem.rim) : QPen(Qt::NoPen));
    painter.drawEllipse(QPointF(), 15.6, 15.6);
    painter.translate(-12, -12);
    painter.fillPath(pathOf(QString::fromLatin1(paths.solid)), ink);
    painter.strokePath(pathOf(QString::fromLatin1(paths.lines)),
                       QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

} // namespace companion
