// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

/// A drawing on a grid of its own, fitted into whatever size the item has.
Item {
    id: root

    property size grid: Qt.size(24, 24)
    readonly property real unit: Math.min(width / grid.width, height / grid.height)
    default property alias inks: sheet.data

    implicitWidth: grid.width
    implicitHeight: grid.height

    Shape {
        id: sheet

        x: (root.width - root.grid.width * root.unit) / 2
        y: (root.height - root.grid.height * root.unit) / 2
        // Inks are drawn on a sheet eight times as large as the grid.
        width: root.grid.width * 8
        height: root.grid.height * 8
        transform: Scale {
            xScale: root.unit / 8
            yScale: root.unit / 8
        }
    }
}
