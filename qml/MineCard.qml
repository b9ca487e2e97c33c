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
    /// The chain may go there next, and in so many ways up; 0 where it may not.
    required property int ways
    required property list<int> sides
    required property string said
    /// Where on the card each side is: left, right, up left, up right, down left, down right.
    readonly property list<point> spots: [Qt.point(0, 0.5), Qt.point(1, 0.5), Qt.point(0.25, 0), Qt.point(0.75, 0), Qt.point(0.25, 1), Qt.point(0.75, 1)]
    readonly property real line: Math.min(Theme.large, root.height * 0.36, root.width * 0.3)
    readonly property real mark: Math.max(10, Math.min(20 * Theme.room, root.width * 0.16))

    radius: Theme.radius
    color: root.collapsed ? Theme.ground : Theme.raised
    border.width: root.lit ? 4 : root.ahead ? 2 : 1
    border.color: root.lit || root.ahead ? Theme.brass : Theme.quietInk
    Accessible.role: Accessible.StaticText
    Accessible.name: root.said

    Figures {
        id: letter

        anchors.horizontalCenter: parent.horizontalCenter
        y: (root.height - height - (root.machines > 0 ? machine.height : 0)) / 2
        text: root.name
        color: root.collapsed ? Theme.quietInk : Theme.ink
        font.pixelSize: root.line
        Accessible.ignored: true
    }
    Row {
        id: machine

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: letter.bottom
        spacing: 4

        Repeater {
            model: root.machines
            delegate: Rectangle {
                width: Math.max(5, Math.min(10, root.height * 0.1))
                height: width
                radius: 2
                rotation: 45
                color: Theme.brass
                border.color: Theme.quietInk
            }
        }
    }
    // What the chain did and may do, by more than its colour: passed cards are ticked, the next ones point up.
    Row {
        x: 4
        y: 4
        spacing: 1

        Icon {
            visible: root.lit || root.ways > 0
            width: root.mark
            height: root.mark
            name: root.lit ? "check" : "up"
            color: Theme.brassText
        }
        Figures {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.ways > 1 && root.width > 80
            text: root.ways
            color: Theme.brassText
            font.pixelSize: Math.min(Theme.small, root.mark)
            Accessible.ignored: true
        }
    }
    Icon {
        x: root.width - width - 4
        y: 4
        visible: root.collapsed
        width: root.mark
        height: root.mark
        name: "close"
        color: Theme.wrong
    }
    Repeater {
        model: root.sides.length
        delegate: Rectangle {
            required property int index
            readonly property int half: root.sides[index]

            visible: half > 0
            width: Math.min(12 * Theme.room, root.width * 0.18)
            height: Math.min(10 * Theme.room, root.height * 0.16)
            radius: 2
            x: 2 + root.spots[index].x * (root.width - width - 4)
            y: 2 + root.spots[index].y * (root.height - height - 4)
            color: half === 1 ? "transparent" : half === 2 ? Theme.ink : Theme.brass
            border.color: Theme.ink
            border.width: 2
        }
    }
}
