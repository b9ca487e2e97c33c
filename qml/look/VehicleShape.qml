// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings
import "vehicles.js" as Vehicles

/// What carries an order: 0 wheelbarrow, 1 horse cart, 2 truck, 3 train.
Drawing {
    id: root

    required property int vehicle
    property color color: Theme.ink

    grid: Qt.size(64, 48)

    Ink {
        path: Vehicles.solid(root.vehicle)
        fillColor: root.color
    }
    Ink {
        path: Vehicles.lines(root.vehicle)
        strokeColor: root.color
        line: 2.4
    }
}
