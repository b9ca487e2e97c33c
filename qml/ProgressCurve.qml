// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Drawings
import Companion.Look

/// One player's way through the game.
Item {
    id: root

    required property int index
    required property string name
    required property string color
    required property list<int> points
    required property real step
    required property real unit
    required property int highest
    readonly property list<var> dashes: [[], [4, 2], [1, 2], [6, 2, 1, 2], [2, 1]]
    readonly property color shown: Theme.isPale(root.color) ? Theme.playerOutline(root.color) : Theme.playerColor(root.color)

    Accessible.role: Accessible.Graphic
    Accessible.name: root.name + ": " + Array.from(root.points).join(", ")

    Drawing {
        anchors.fill: parent
        grid: Qt.size(Math.max(1, width), Math.max(1, height))

        Ink {
            path: "M" + Array.from(root.points).map((value, moment) => moment * root.step + " " + (root.highest - value) * root.unit).join("L")
            strokeColor: root.shown
            line: 3
            dashes: root.dashes[root.index] ?? []
        }
    }
    Repeater {
        model: root.points
        delegate: Emblem {
            required property int index
            required property int modelData

            visible: index > 0
            x: index * root.step - width / 2
            y: (root.highest - modelData) * root.unit - height / 2
            implicitWidth: 24 * Theme.room
            implicitHeight: 24 * Theme.room
            player: root.color
        }
    }
    Figures {
        readonly property int last: root.points[root.points.length - 1] ?? 0

        x: parent.width + 20
        y: (root.highest - last) * root.unit - height / 2
        text: last
    }
}
