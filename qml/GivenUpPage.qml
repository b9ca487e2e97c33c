// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Games that were given up: none of them is lost.
PageFrame {
    id: root

    required property App app

    signal takenUp(string id)

    title: qsTr("Abandoned games")
    Component.onCompleted: root.app.home.findGivenUp()

    ListView {
        id: list

        anchors.fill: parent
        spacing: Theme.gap
        clip: true
        model: root.app.home.givenUp
        ScrollBar.vertical: ScrollBar {}
        delegate: Frame {
            id: game

            required property string id
            required property string title
            required property string players
            required property string state

            width: list.width
            contentItem: RowLayout {
                spacing: Theme.gap * 2

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 4

                    WholeText {
                        Layout.fillWidth: true
                        text: game.players
                        font.family: Theme.titleFamily
                        font.pixelSize: Theme.large
                    }
                    WholeText {
                        Layout.fillWidth: true
                        text: game.title + " · " + game.state
                        color: Theme.quietInk
                    }
                }
                Button {
                    objectName: "takeUpAgain"
                    icon.name: "restore"
                    text: qsTr("Take up again")
                    onClicked: root.takenUp(game.id)
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(520 * Theme.room, parent.width)
        visible: list.count === 0
        icon: "check"
        text: qsTr("No game was abandoned. One that is will be here, and can be taken up again.")
    }
}
