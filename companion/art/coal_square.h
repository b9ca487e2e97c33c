// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/edition.h"

class QPainter;

namespace art {

/// One square of coal, with its mark where the edition prints marks.
void drawCoalSquare(QPainter &painter, scoring::coal_baron::Coal coal, const Edition &edition,
                    const QRectF &square);

/// Each coal's own mark: a diamond, a circle, a square, a triangle.
void drawMark(QPainter &painter, scoring::coal_baron::Coal coal, const QColor &colour, QPointF middle,
              double reach);

/// Ink that is legible on a colour.
QColor inkOn(const QColor &colour);

} // namespace art
