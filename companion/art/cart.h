// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/edition.h"

class QPainter;

namespace art {

/// An empty cart in its level's colour with the level's number, around the middle of its body; `width` is
/// that of the body.
void drawCart(QPainter &painter, scoring::coal_baron::Coal level, const Edition &edition, QPointF middle,
              double width);

/// A stretch of a level, seen from the side: rock, timbers, rails, and lanterns on the light side.
void drawGallery(QPainter &painter, scoring::coal_baron::Coal level, scoring::coal_baron::Side side,
                 int lanterns, const Edition &edition, const QRectF &place);

/// A miner, pushing to the right or standing.
void drawMiner(QPainter &painter, const QColor &colour, QPointF feet, double height, bool pushing);

} // namespace art
