// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/paper.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace art {

namespace {

// A value from 0 to 1 that seems to be chance, and is always the same for a place.
double chanceAt(int x, int y)
{
    auto bits = static_cast<quint32>(x) * 374761393U + static_cast<quint32>(y) * 668265263U;
    bits = (bits ^ bits >> 13) * 1274126177U;
    return (bits ^ bits >> 16) / 4294967295.0;
}

// Smooth between the corners of cells of that size.
double hillsAt(double x, double y, double cell)
{
    const double u = x / cell;
    const double v = y / cell;
    const int left = static_cast<int>(std::floor(u));
    const int top = static_cast<int>(std::floor(v));
    const double right = u - left;
    const double down = v - top;
    const double upper = chanceAt(left, top) * (1 - right) + chanceAt(left + 1, top) * right;
    const double lower = chanceAt(left, top + 1) * (1 - right) + chanceAt(left + 1, top + 1) * right;
    return upper * (1 - down) + lower * down;
}

} // namespace

QImage blank(int width, QSizeF units, const QColor &colour)
{
    QImage image(width, qRound(width * units.height() / units.width()), QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

void begin(QPainter &painter, QImage &image, double units)
{
    painter.begin(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(image.width() / units, image.width() / units);
    painter.setPen(Qt::NoPen);
}

void addGrain(QImage &image, double strength)
{
    if (strength <= 0)
        return;
    const double unit = image.width() / 100.0;
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const double stain = hillsAt(x, y, 22 * unit) + .5 * hillsAt(x, y, 7 * unit) - .75;
            const double fibre = hillsAt(x, y, unit) - .5;
            const double more = 1 + strength * (.16 * stain + .09 * fibre);
            const auto changed = [&](int value) {
                return static_cast<int>(std::clamp(value * more, 0., 255.));
            };
            line[x] = qRgb(changed(qRed(line[x])), changed(qGreen(line[x])), changed(qBlue(line[x])));
        }
    }
}

void drawFrame(QPainter &painter, const QRectF &piece, Frame frame, double inset, const QColor &ink)
{
    const QRectF inner = piece.adjusted(inset, inset, -inset, -inset);
    painter.save();
    painter.setBrush(Qt::NoBrush);
    switch (frame) {
    case Frame::None:
        break;
    case Frame::Rule:
        painter.setPen(QPen(ink, .35));
        painter.drawRect(inner);
        break;
    case Frame::DoubleRule:
        painter.setPen(QPen(ink, .5));
        painter.drawRoundedRect(inner, 1.2, 1.2);
        painter.setPen(QPen(ink, .18));
        painter.drawRoundedRect(inner.adjusted(.8, .8, -.8, -.8), .8, .8);
        break;
    case Frame::Corners: {
        painter.setPen(QPen(ink, .4));
        const double reach = 5;
        for (const auto &[x, y, right, down] :
             {std::array{inner.left(), inner.top(), 1., 1.}, std::array{inner.right(), inner.top(), -1., 1.},
              std::array{inner.right(), inner.bottom(), -1., -1.},
              std::array{inner.left(), inner.bottom(), 1., -1.}}) {
            painter.drawLine(QPointF(x, y), QPointF(x + right * reach, y));
            painter.drawLine(QPointF(x, y), QPointF(x, y + down * reach));
            painter.drawEllipse(QPointF(x + right * 2, y + down * 2), 1, 1);
        }
        break;
    }
    case Frame::Band:
        painter.setPen(QPen(ink, 1));
        painter.drawRect(inner.adjusted(.5, .5, -.5, -.5));
        break;
    }
    painter.restore();
}

void write(QPainter &painter, std::string_view text, const Lettering &lettering, QPointF middle,
           QSizeF largest, const QColor &colour)
{
    const QPainterPath path = written(text, lettering);
    const QRectF box = path.boundingRect();
    painter.save();
    painter.translate(middle);
    const double across = std::min(largest.height(), largest.width() / box.width());
    painter.scale(across, largest.height());
    painter.translate(-box.center());
    painter.fillPath(path, colour);
    painter.restore();
}

} // namespace art
