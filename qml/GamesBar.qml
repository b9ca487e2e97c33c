// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// Which game: one tap on any of them, in one row that scrolls where it is too narrow.
Flickable {
    id: root

    required property var games // {game, title}
    required property int game

    signal chosen(int game)

    implicitHeight: row.implicitHeight
    contentWidth: row.implicitWidth
    interactive: contentWidth > width
    flickableDirection: Flickable.HorizontalFlick
    clip: interactive

    Row {
        id: row

        spacing: Theme.gap

        Repeater {
            model: root.games
            delegate: Button {
                required property var modelData

                objectName: "game-" + modelData.game
                text: modelData.title
                checked: root.game === modelData.game
                Accessible.checked: checked
                onClicked: root.chosen(modelData.game)
            }
        }
    }
}
