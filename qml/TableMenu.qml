// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Companion
import Companion.Look

/// What is rarely needed at the table.
Menu {
    id: root

    required property CoalBaronGame game

    signal givenUp

    MenuItem {
        text: root.game.tracksTurns ? qsTr("Stop following the turns") : qsTr("Follow the turns")
        enabled: root.game.phase === CoalBaronGame.Shift
        onTriggered: root.game.followTurns(!root.game.tracksTurns)
    }
    MenuSeparator {}
    MenuItem {
        text: qsTr("Give this game up")
        icon.name: "delete"
        onTriggered: {
            if (root.game.giveUp())
                root.givenUp();
        }
    }
}
