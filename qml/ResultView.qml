// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion
import Companion.Look

/// Who won, and with how many points.
ListView {
    id: root

    required property App app

    clip: true
    spacing: Theme.gap
    model: root.app.table.players
    delegate: RowLayout {
        id: row

        required property string name
        required property string color
        required property int score

        width: root.width
        spacing: Theme.gap * 2

        Emblem {
            player: row.color
        }
        WholeText {
            Layout.fillWidth: true
            text: row.name
            font.pixelSize: Theme.title
        }
        Label {
            text: row.score
            font.family: Theme.numberFamily
            font.pixelSize: Theme.headline
        }
    }
}
