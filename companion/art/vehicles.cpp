// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/vehicles.h"

#include "companion/art/vehicle_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace art {

using scoring::coal_baron::Vehicle;

namespace {

void wheelbarrow(VehiclePainter &paint)
{
    paint.coal(30, 66, -30, 10);
    paint.body({{26, -31}, {72, -31}, {62, -11}, {38, -11}});
    paint.bar({62, -14}, {92, -25}, 3);
    paint.bar({56, -12}, {60, -1}, 3);
    paint.wheel(36, 10);
}

// Trotting to the right, drawn in one line from the root of its tail.
void horse(VehiclePainter &paint)
{
    QPainterPath line({61, -27});
    line.cubicTo(66, -30, 74, -26, 80, -29);
    line.cubicTo(84, -33, 86, -38, 90, -41);
    line.lineTo(92, -43.5);
    line.lineTo(92.5, -40.5);
    line.lineTo(99, -34);
    line.lineTo(97, -31.5);
    line.lineTo(92, -34);
    line.cubicTo(89, -30, 88, -25, 85, -19);
    line.lineTo(90, -12);
    line.lineTo(87.5, -6);
    line.lineTo(85.5, -6.5);
    line.lineTo(87, -11.5);
    line.lineTo(81, -16);
    line.lineTo(80.5, 0);
    line.lineTo(77.8, 0);
    line.lineTo(77.5, -15);
    line.cubicTo(74, -14, 71, -14.5, 69, -15.5);
    line.lineTo(67, -8);
    line.lineTo(69.5, 0);
    line.lineTo(66.5, 0);
    line.lineTo(63.8, -8);
    line.lineTo(64, -14);
    line.lineTo(60.5, -8);
    line.lineTo(62, 0);
    line.lineTo(59.3, 0);
    line.lineTo(57.6, -9);
    line.cubicTo(60, -14, 58.5, -20, 61, -27);
    paint.detail(line);
    paint.bar({60.5, -26}, {56, -15}, 1.8);
}

void horseCart(VehiclePainter &paint)
{
    paint.coal(4, 44, -29, 9);
    paint.body({{0, -30}, {48, -30}, {45, -13}, {3, -13}});
    paint.trim(2, -19, 44, 2.4);
    paint.bar({44, -16}, {64, -17}, 1.8);
    paint.wheel(11, 9);
    paint.wheel(37, 9);
    horse(paint);
}

void truck(VehiclePainter &paint)
{
    paint.coal(6, 50, -30, 8);
    paint.box(2, -30, 52, 17);
    paint.trim(2, -22, 52, 2.4);
    paint.detail({{57, -38}, {76, -38}, {78, -13}, {57, -13}});
    paint.body({{78, -25}, {97, -23}, {98, -11}, {78, -11}});
    paint.box(2, -13, 94, 3.5);
    paint.wheel(19, 9);
    paint.wheel(84, 9);
}

void train(VehiclePainter &paint)
{
    // The tender, then the engine with its boiler, chimney, dome and cab.
    paint.coal(2, 26, -24, 8);
    paint.box(0, -25, 29, 17);
    paint.detail({{34, -39}, {51, -39}, {51, -9}, {34, -9}});
    paint.trim(32, -42, 22, 3.4);
    paint.body({{51, -27}, {92, -27}, {95, -20}, {92, -11}, {51, -11}});
    paint.body({{82, -26}, {83, -40}, {80, -44}, {92, -44}, {89, -40}, {90, -26}});
    paint.detail({{62, -27}, {62, -33}, {70, -33}, {70, -27}});
    paint.box(30, -11, 66, 3.5);
    paint.detail({{95, -9}, {100, -1}, {91, -1}});
    for (const double x : {7., 22.})
        paint.wheel(x, 6);
    for (const double x : {43., 60.})
        paint.wheel(x, 8.5);
    for (const double x : {76., 88.})
        paint.wheel(x, 5.5);
}

} // namespace

void drawVehicle(QPainter &painter, Vehicle vehicle, const VehicleLook &look, const QRectF &place)
{
    painter.save();
    const double scale = std::min(place.width() / 100, place.height() / 46);
    painter.setBrush(look.medallion);
    painter.drawEllipse(place.center(), place.width() * .62, place.height() * .68);
    painter.translate(place.center().x(), place.bottom());
    painter.scale(look.facingLeft ? -scale : scale, scale);
    painter.translate(-50, 0);
    if (look.outline > 0)
        painter.setPen(
            QPen(look.wheel.darker(150), look.outline / scale, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    else
        painter.setPen(Qt::NoPen);
    VehiclePainter paint(painter, look);
    switch (vehicle) {
    case Vehicle::Wheelbarrow:
        wheelbarrow(paint);
        break;
    case Vehicle::HorseCart:
        horseCart(paint);
        break;
    case Vehicle::Truck:
        truck(paint);
        break;
    case Vehicle::Train:
        train(paint);
        break;
    }
    painter.restore();
}

} // namespace art
