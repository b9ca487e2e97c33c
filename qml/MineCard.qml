// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look

/// A card in a mine: what it is called, its machines, a collapse, and the half carts on its sides.
Rectangle {
    id: root

    required property string name
    required property int machines
    required property bool collapsed
    required property bool lit
    /// The chain may still come by.
    required property bool ahead
    required property list<int> sides
    /// Where on the card each side is: left, right, up left, up right, down left, down right.
    readonly property list<point> spots: [Qt.point(0, 0.5), Qt.point(1, 0.5), Qt.point(0.25, 0), Qt.point(0.75, 0), Qt.point(0.25, 1), Qt.point(0.75, 1)]

    radius: Theme.radius
    color: root.collapsed ? Theme.ground : Theme.raised
    border.width: root.lit ? 4 : root.ahead ? 2 : 1
    border.color: root.lit || root.ahead ? Theme.brass : Theme.quietInk
    Accessible.role: Accessible.StaticText
    Accessible.name: root.collapsed ? qsTr("Card %1, collapsed").arg(root.name) : qsTr("Card %1").arg(root.name)

    Figures {
        anchors.centerIn: parent
        text: root.name
        color: root.collapsed ? Theme.quietInk : Theme.ink
        Accessible.ignored: true
    }
    Icon {
        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.collapsed
        name: "close"
        color: Theme.wrong
    }
    Row {
        x: 16
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3

        Repeater {
            model: root.machines
            delegate: Rectangle {
                width: 8
                height: 8
                radius: 2
                rotation: 45
                color: Theme.brass
                border.color: Theme.quietInk
            }
        }
    }
    Repeater {
        model: root.sides.length
        delegate: Rectangle {
            required property int index
            readonly property int half: root.sides[index]

            visible: half > 0
            width: 12 * Theme.room
            height: 10 * Theme.room
            radius: 2
            x: 2 + root.spots[index].x * (root.width - width - 4)
            y: 2 + root.spots[index].y * (root.height - height - 4)
            color: half === 1 ? "transparent" : half === 2 ? Theme.ink : Theme.brass
            border.color: Theme.ink
            border.width: 2
        }
    }
}
