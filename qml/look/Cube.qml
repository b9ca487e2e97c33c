// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings
import "marks.js" as Marks

/// A wooden cube of coal, its mark on the front.
Item {
    id: root

    required property int coal

    implicitWidth: 24 * Theme.room
    implicitHeight: 24 * Theme.room

    Drawing {
        anchors.fill: parent

        Ink {
            path: "M2 7.5 L7.5 2 H22 L16.5 7.5 Z"
            fillColor: Qt.lighter(Theme.coalColor(root.coal), root.coal === 3 ? 1.9 : 1.25)
            strokeColor: Theme.coalOutline(root.coal)
            line: 1
        }
        Ink {
            path: "M16.5 7.5 L22 2 V16.5 L16.5 22 Z"
            fillColor: Qt.darker(Theme.coalColor(root.coal), 1.3)
            strokeColor: Theme.coalOutline(root.coal)
            line: 1
        }
        Ink {
            path: "M2 7.5 H16.5 V22 H2 Z"
            fillColor: Theme.coalColor(root.coal)
            strokeColor: Theme.coalOutline(root.coal)
            line: 1
        }
    }
    Drawing {
        readonly property real cell: Math.min(root.width, root.height) / 24

        x: (root.width - 24 * cell) / 2 + 5 * cell
        y: (root.height - 24 * cell) / 2 + 10.5 * cell
        width: 8.5 * cell
        height: width

        Ink {
            path: Marks.path(root.coal)
            fillColor: Theme.coalInk(root.coal)
        }
    }
}
