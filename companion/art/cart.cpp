// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/cart.h"

#include "companion/art/coal_square.h"
#include "companion/art/paper.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <string>

namespace art {

using namespace scoring::coal_baron;

namespace {

QPainterPath bodyOf(CartShape shape, double width, double height)
{
    QPainterPath body;
    switch (shape) {
    case CartShape::Tub:
        body.addPolygon(QPolygonF({{-width / 2, -height / 2},
                                   {width / 2, -height / 2},
                                   {width * .42, height / 2},
                                   {-width * .42, height / 2}}));
        break;
    case CartShape::Box:
        body.addRoundedRect(QRectF(-width / 2, -height / 2, width, height), height * .1, height * .1);
        break;
    case CartShape::Barrel:
        body.moveTo(-width / 2, -height / 2);
        body.lineTo(width / 2, -height / 2);
        body.cubicTo(width / 2, height * .4, width * .3, height / 2, 0, height / 2);
        body.cubicTo(-width * .3, height / 2, -width / 2, height * .4, -width / 2, -height / 2);
        break;
    }
    body.closeSubpath();
    return body;
}

void drawLantern(QPainter &painter, const MineLook &look, QPointF at)
{
    QRadialGradient glow(at, 21);
    QColor bright = look.lantern;
    bright.setAlpha(200);
    glow.setColorAt(0, bright);
    bright.setAlpha(0);
    glow.setColorAt(1, bright);
    painter.setBrush(glow);
    painter.drawEllipse(at, 21, 21);
    painter.setPen(QPen(look.figure, 1));
    painter.drawLine(at - QPointF(0, 12), at - QPointF(0, 6));
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.lantern.lighter(125));
    painter.drawRoundedRect(QRectF(at.x() - 3.5, at.y() - 5, 7, 10), 2, 2);
    painter.setBrush(look.figure);
    painter.drawRect(QRectF(at.x() - 4, at.y() - 6.5, 8, 2.4));
    painter.drawRect(QRectF(at.x() - 4, at.y() + 4, 8, 2.8));
}

// Rock in the level's colour, brighter where lanterns hang.
QColor rockOf(const QColor &coal, double brightness)
{
    const float hue = std::max(0.F, coal.hsvHueF());
    return QColor::fromHsvF(hue, coal.hsvSaturationF() * .45F, static_cast<float>(std::min(1., brightness)));
}

} // namespace

void drawCart(QPainter &painter, Coal level, const Edition &edition, QPointF middle, double width)
{
    const QColor colour = edition.coal[at(level)];
    const MineLook &look = edition.mine;
    const double height = width * .5;
    painter.save();
    painter.translate(middle);
    if (look.outlined)
        painter.setPen(QPen(colour.lightness() < 60 ? colour.lighter(220) : colour.darker(200), width * .02));
    // Wheels and the frame they carry.
    const QColor iron = look.shaft.lightness() > 128 ? look.figure : look.shaft.lighter(150);
    painter.setBrush(iron);
    for (const double x : {-.28, .28})
        painter.drawEllipse(QPointF(x * width, height * .82), width * .13, width * .13);
    painter.drawRect(QRectF(-width * .44, height * .5, width * .88, height * .14));
    painter.setBrush(look.rail);
    for (const double x : {-.28, .28})
        painter.drawEllipse(QPointF(x * width, height * .82), width * .05, width * .05);

    painter.setBrush(colour);
    painter.drawPath(bodyOf(look.cart, width, height));
    // The empty inside, seen over the rim.
    painter.setBrush(colour.darker(170));
    painter.drawRect(QRectF(-width * .47, -height * .5, width * .94, height * .16));
    painter.setPen(Qt::NoPen);
    const QColor ink = inkOn(colour);
    if (edition.card.marks)
        drawMark(painter, level, ink, {0, height * .1}, height * .22);
    else
        write(painter, std::to_string(static_cast<int>(level) + 1), edition.card.numbers, {0, height * .1},
              {width, height * .45}, ink);
    painter.restore();
}

void drawMiner(QPainter &painter, const QColor &colour, QPointF feet, double height, bool pushing)
{
    painter.save();
    painter.translate(feet);
    painter.scale(height, height);
    painter.setPen(QPen(colour, .11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double lean = pushing ? .22 : 0;
    painter.drawPolyline(QPolygonF({{pushing ? -.3 : -.1, 0}, {0, -.42}, {.1, 0}}));
    painter.setPen(QPen(colour, .17, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, -.45), QPointF(lean, -.72));
    painter.setPen(QPen(colour, .08, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(lean, -.7), QPointF(lean + .3, pushing ? -.55 : -.4));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xd9a679));
    painter.drawEllipse(QPointF(lean + .06, -.86), .1, .11);
    painter.setBrush(colour);
    painter.drawChord(QRectF(lean - .08, -1, .28, .24), 0, 180 * 16);
    painter.restore();
}

void drawGallery(QPainter &painter, Coal level, Side side, int lanterns, const Edition &edition,
                 const QRectF &place)
{
    const MineLook &look = edition.mine;
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(place.width() / 100, place.height() / 100);
    painter.setClipRect(QRectF(0, 0, 100, 100));
    const QColor rock = rockOf(edition.coal[at(level)], look.rock * (side == Side::Light ? 1.2 : .8));
    painter.fillRect(QRectF(0, 0, 100, 100), rock);
    // Layers of rock, rising a little.
    for (int i = 0; i < 4; ++i) {
        painter.setBrush(i % 2 == 0 ? rock.darker(112) : rock.lighter(108));
        const double y = 24 + i * 14;
        painter.drawPolygon(QPolygonF(
            {{0., y}, {30., y - 3}, {62., y + 2}, {100., y - 2}, {100., y + 6}, {55., y + 9}, {0., y + 6}}));
    }
    // Floor, rails on sleepers.
    painter.fillRect(QRectF(0, 82, 100, 18), rock.darker(170));
    for (double x = 4; x < 100; x += 12)
        painter.fillRect(QRectF(x, 84, 7, 3), look.timber.darker(130));
    painter.fillRect(QRectF(0, 81.5, 100, 2.6), look.rail);
    // Props and the beam they bear.
    for (const double x : {3., 91.})
        painter.fillRect(QRectF(x, 14, 6, 68), look.timber.darker(108));
    painter.fillRect(QRectF(0, 14, 100, 7), look.timber);
    painter.setBrush(look.timber.darker(118));
    painter.drawPolygon(QPolygonF({{9, 21}, {22, 21}, {9, 36}}));
    painter.drawPolygon(QPolygonF({{91, 21}, {78, 21}, {91, 36}}));
    painter.fillRect(QRectF(0, 0, 100, 5), rock.darker(150));

    for (int i = 0; i < lanterns; ++i)
        drawLantern(painter, look, {lanterns == 1 ? 50. : 24 + i * 52., 29});
    painter.restore();
}

} // namespace art
