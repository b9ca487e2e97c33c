// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Which games a screen is about: the filters in one row that scrolls where it is too narrow.
Flickable {
    id: root

    required property GameChoice choice
    property bool withPerson: false
    default property alias more: extras.data

    implicitHeight: row.implicitHeight
    contentWidth: row.implicitWidth
    interactive: contentWidth > width
    flickableDirection: Flickable.HorizontalFlick
    clip: interactive

    RowLayout {
        id: row

        spacing: Theme.gap

        ChoiceBox {
            objectName: "chooseGame"
            selection: root.choice.game
            label: qsTr("Game")
        }
        ChoiceBox {
            objectName: "chooseGroup"
            selection: root.choice.group
            label: qsTr("Group")
        }
        ChoiceBox {
            objectName: "chooseSeason"
            selection: root.choice.season
            label: qsTr("Season")
        }
        ChoiceBox {
            objectName: "choosePlayers"
            selection: root.choice.players
            label: qsTr("Number of players")
        }
        ChoiceBox {
            objectName: "choosePerson"
            visible: root.withPerson
            selection: root.choice.person
            label: qsTr("Player")
        }
        RowLayout {
            id: extras

            spacing: Theme.gap
        }
        Button {
            visible: root.choice.narrows
            flat: true
            icon.name: "close"
            text: qsTr("All games again")
            onClicked: root.choice.reset()
        }
    }
}
