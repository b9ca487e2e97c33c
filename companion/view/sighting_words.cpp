// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/sighting_words.h"

#include "companion/coal_baron_names.h"

namespace companion {

using namespace scoring::coal_baron;

QString shortTitle(const Sighting &piece, ScanKind kind)
{
    if (kind == ScanKind::Orders)
        return piece.order ? CoalBaronNames::amounts({card(*piece.order).squares}) : QString();
    return QString::number(piece.loaded) + u'/' + QString::number(piece.carts);
}

QString outlineOf(const Sighting &piece)
{
    const QPointF origin = piece.box().topLeft();
    QString path;
    for (const QPointF &corner : piece.corners) {
        const QPointF place = corner - origin;
        path += (path.isEmpty() ? "M" : "L") + QString::number(place.x(), 'f', 1) + " " +
                QString::number(place.y(), 'f', 1);
    }
    return path + "Z";
}

} // namespace companion
