// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look
import Companion.Style

/// How many workers somebody has left, where there is no room for words.
Row {
    id: root

    required property string player
    required property int workers
    required property string words

    spacing: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: root.words

    Worker {
        visible: root.workers > 0
        anchors.verticalCenter: parent.verticalCenter
        width: 16 * Theme.textScale
        height: width
        player: root.player
    }
    Label {
        text: root.workers > 0 ? root.workers : root.words
        color: Theme.quietInk
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
