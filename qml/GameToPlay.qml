// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// Which game is played.
Flow {
    id: root

    required property NewGame newGame

    spacing: Theme.gap

    Repeater {
        model: root.newGame.games
        delegate: Button {
            required property var modelData

            objectName: "game-" + modelData.game
            text: modelData.title
            checked: root.newGame.game === modelData.game
            Accessible.checked: checked
            onClicked: root.newGame.game = modelData.game
        }
    }
}
