// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A game under way: one tap and it goes on.
Frame {
    id: root

    required property string id
    required property string title
    required property string players
    required property list<string> colors
    required property string state

    signal continued
    signal givenUp

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gap * 2

        Row {
            spacing: -8

            Repeater {
                model: root.colors
                delegate: Emblem {
                    required property string modelData

                    width: 40 * Theme.room
                    height: 40 * Theme.room
                    player: modelData
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 4

            WholeText {
                Layout.fillWidth: true
                text: root.players
                font.family: Theme.titleFamily
                font.pixelSize: Theme.large
                wrapMode: Text.Wrap
                maximumLineCount: 2
            }
            WholeText {
                Layout.fillWidth: true
                text: root.title + " · " + root.state
                color: Theme.quietInk
            }
        }
        MenuButton {
            menu: "LiveGameMenu.qml"
            onMade: menu => menu.givenUp.connect(root.givenUp)
        }
        Button {
            objectName: "continue"
            implicitHeight: Theme.mainTarget
            highlighted: true
            icon.name: "play"
            text: qsTr("Continue")
            onClicked: root.continued()
        }
    }
}
