// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// Of which game the rules are: one tap on any of them, in one row that scrolls where it is too narrow.
Flickable {
    id: root

    required property Help help

    implicitHeight: row.implicitHeight
    contentWidth: row.implicitWidth
    interactive: contentWidth > width
    flickableDirection: Flickable.HorizontalFlick
    clip: interactive

    Row {
        id: row

        spacing: Theme.gap

        Repeater {
            model: root.help.games
            delegate: Button {
                required property var modelData

                objectName: "game-" + modelData.game
                text: modelData.title
                checked: root.help.game === modelData.game
                Accessible.checked: checked
                onClicked: root.help.game = modelData.game
            }
        }
    }
}
