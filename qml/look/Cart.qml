// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings

/// A mine cart: its own coal on the side, and the cube it still carries.
Item {
    id: root

    required property int coal
    property bool loaded: false
    /// The cube on it; seldom of another coal than the cart.
    property int cube: root.coal
    property color metal: Theme.dark ? "#8D949C" : Theme.iron
    property color outline: Theme.coalOutline(root.coal)

    readonly property real cell: Math.min(root.width / 32, root.height / 32)

    implicitWidth: 48 * Theme.room
    implicitHeight: 48 * Theme.room

    Cube {
        visible: root.loaded
        x: (root.width - width) / 2 + root.cell
        y: (root.height - 32 * root.cell) / 2
        width: 16 * root.cell
        height: width
        coal: root.cube
    }
    Drawing {
        anchors.fill: parent
        grid: Qt.size(32, 32)

        Ink {
            path: "M3.5 14.5 H28.5 L25.2 25.5 H6.8 Z"
            fillColor: Theme.coalColor(root.coal)
            strokeColor: root.outline
            line: 1.4
        }
        Ink {
            path: "M2 12.8 H30 V15.6 H2 Z M6 25 H26 V27 H6 Z"
            fillColor: root.metal
        }
        Ink {
            path: "M7 27.5 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0 Z M18 27.5 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0 Z"
            fillColor: root.metal
            strokeColor: Theme.dark ? Theme.iron : Theme.surface
            line: 0.8
        }
    }
    CoalMark {
        x: (root.width - width) / 2
        y: (root.height - 32 * root.cell) / 2 + 16.3 * root.cell
        width: 8.2 * root.cell
        height: width
        coal: root.coal
        color: Theme.coalInk(root.coal)
        outline: "transparent"
    }
}
