// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import "vehicles.js" as Vehicles

/// What carries an order: 0 wheelbarrow, 1 horse cart, 2 truck, 3 train.
Drawing {
    id: root

    required property int vehicle
    property color color: Theme.ink

    grid: Qt.size(64, 48)

    ShapePath {
        fillColor: root.color
        strokeColor: "transparent"
        PathSvg {
            path: Vehicles.solid(root.vehicle)
        }
    }
    ShapePath {
        fillColor: "transparent"
        strokeColor: root.color
        strokeWidth: 2.4
        capStyle: ShapePath.RoundCap
        PathSvg {
            path: Vehicles.lines(root.vehicle)
        }
    }
}
