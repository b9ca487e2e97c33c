// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/edition.h"

#include <QImage>

class QPainter;

namespace art {

/// A picture to paint on, in units of which `units` make up its width, with a painter set up for them.
QImage blank(int width, QSizeF units, const QColor &colour);
void begin(QPainter &painter, QImage &image, double units);

/// Stains and fibres, always the same; 0 is smooth, 1 as old parchment is.
void addGrain(QImage &image, double strength);

/// The lines around a piece, `inset` from its edge.
void drawFrame(QPainter &painter, const QRectF &piece, Frame frame, double inset, const QColor &ink);

/// Text around a middle, as high as `largest` and narrowed where it would be wider.
void write(QPainter &painter, std::string_view text, const Lettering &lettering, QPointF middle,
           QSizeF largest, const QColor &colour);

} // namespace art
