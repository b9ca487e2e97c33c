// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A player: the sign on a disc in the player's colour.
Rectangle {
    id: root

    required property string player

    implicitWidth: 32 * Theme.room
    implicitHeight: 32 * Theme.room
    radius: Math.min(width, height) / 2
    antialiasing: true
    color: Theme.playerColor(root.player)
    border.color: Theme.playerOutline(root.player)
    border.width: Math.max(1, width / 24)

    EmblemShape {
        anchors.centerIn: parent
        width: parent.width * 0.84
        height: width
        player: root.player
    }
}
