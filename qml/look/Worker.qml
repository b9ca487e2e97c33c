// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings

/// A worker in the player's colour, the sign on the chest.
Item {
    id: root

    required property string player

    readonly property real cell: Math.min(root.width / 24, root.height / 32)

    implicitWidth: 24 * Theme.room
    implicitHeight: 32 * Theme.room

    Drawing {
        anchors.fill: parent
        grid: Qt.size(24, 32)

        Ink {
            path: "M6 9 H7 C7 4 9 1.5 12 1.5 C15 1.5 17 4 17 9 H18 V10.5 H16.6 C16.3 12.3 15.5 13.4 14.8 14 C20 15 22 18 22 23 V30.5 H2 V23 C2 18 4 15 9.2 14 C8.5 13.4 7.7 12.3 7.4 10.5 H6 Z"
            fillColor: Theme.playerColor(root.player)
            strokeColor: Theme.playerOutline(root.player)
            line: 1.2
        }
    }
    EmblemShape {
        x: (root.width - width) / 2
        y: (root.height - 32 * root.cell) / 2 + 16 * root.cell
        width: 13.5 * root.cell
        height: width
        player: root.player
    }
}
