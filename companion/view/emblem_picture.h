// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;
class QString;

namespace companion {

/// A player's sign on a disc in the player's colour, as the screens show it: "red", "blue", "green",
/// "purple", "white", "yellow". Any other colour is a plain disc.
void paintEmblem(QPainter &painter, const QRectF &place, const QString &color);

} // namespace companion
