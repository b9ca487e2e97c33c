// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// A game in the history.
ItemDelegate {
    id: root

    required property string gameId
    required property string game
    required property string day
    required property string where
    required property string result
    property bool deleted: false

    signal opened
    signal removed
    signal restored

    text: root.game
    Accessible.name: root.game + ", " + root.day + ", " + root.result
    onClicked: root.opened()

    contentItem: RowLayout {
        spacing: Theme.gap * 2

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            RowLayout {
                spacing: Theme.gap * 2

                WholeText {
                    Layout.maximumWidth: root.width / 2
                    text: root.game
                    font.weight: Font.DemiBold
                }
                Label {
                    text: root.day
                    color: Theme.quietInk
                }
            }
            Label {
                Layout.fillWidth: true
                text: root.result
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
            }
            WholeText {
                Layout.fillWidth: true
                visible: text !== ""
                text: root.where
                font.pixelSize: Theme.small
                color: Theme.quietInk
            }
        }
        ToolButton {
            objectName: root.deleted ? "restore" : "delete"
            icon.name: root.deleted ? "restore" : "delete"
            text: root.deleted ? qsTr("Bring back") : qsTr("Delete")
            display: root.deleted ? T.AbstractButton.TextBesideIcon : T.AbstractButton.IconOnly
            onClicked: root.deleted ? root.restored() : root.removed()
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.pressed(Theme.raised) : Theme.raised
        border.color: root.visualFocus ? Theme.ink : Theme.ruleLine
        border.width: root.visualFocus ? 2 : 1
    }
}
