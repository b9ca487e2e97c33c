// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// The tablet seen from above, with everybody around it: a tap on somebody turns the screen towards them.
Popup {
    id: root

    required property list<string> names
    required property list<string> colors
    /// In quarter turns: 0 faces the near side, 1 the left, 2 the far one, 3 the right.
    required property int turned
    /// Where the first seat is; the others follow clockwise.
    property int first: 0
    readonly property list<int> sides: [[], [0], [0, 2], [0, 1, 3], [0, 1, 2, 3], [0, 1, 2, 2, 3]][root.names.length] ?? []

    signal chosen(int turned)

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    padding: Theme.margin

    contentItem: Item {
        implicitWidth: Math.min(560 * Theme.room, (root.parent?.width ?? 600) - 80)
        implicitHeight: Math.min(360 * Theme.room, (root.parent?.height ?? 420) - 80)

        Rectangle {
            id: tablet

            anchors.centerIn: parent
            width: parent.width - 2 * Math.min(180 * Theme.room, parent.width * 0.3) - 16
            height: parent.height - 2 * Theme.target - 16
            radius: Theme.radius
            color: Theme.surface
            border.color: Theme.ruleLine
            border.width: 2

            Button {
                objectName: "turnSeats"
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - 8)
                flat: true
                icon.name: "rotate"
                text: qsTr("Turn the seats")
                display: tablet.width < 200 * Theme.textScale ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
                onClicked: root.first = (root.first + 1) % 4
            }
        }
        Repeater {
            model: root.names
            delegate: PlayerChip {
                id: chip

                required property int index
                required property string modelData
                readonly property int side: ((root.sides[chip.index] ?? 0) + root.first) % 4
                /// Five people: two of them share a side.
                readonly property real beside: root.names.length < 5 ? 0 : chip.index === 2 ? 0.5 : chip.index === 3 ? -0.5 : 0

                objectName: "facing-" + chip.index
                width: Math.min(implicitWidth, 180, parent.width * 0.3)
                height: Theme.target
                x: chip.side === 1 ? 0 : chip.side === 3 ? parent.width - width : (parent.width - width) / 2 + chip.beside * (width + Theme.gap)
                y: chip.side === 2 ? 0 : chip.side === 0 ? parent.height - height : (parent.height - height) / 2 + chip.beside * (height + Theme.gap)
                name: chip.modelData
                player: root.colors[chip.index] ?? ""
                selected: chip.side === root.turned
                onClicked: {
                    root.chosen(chip.side);
                    root.close();
                }
            }
        }
    }
}
