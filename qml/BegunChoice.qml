// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Whether the game begins now, is under way already, or is over and on paper.
Section {
    id: root

    required property NewGame newGame

    title: qsTr("How far is the game?")

    ComboBox {
        objectName: "joinedAt"
        Layout.fillWidth: true
        model: [qsTr("It begins now"), qsTr("Shift I is under way"), qsTr("Shift II is under way"), qsTr("Shift III is under way"), qsTr("It is over, and on paper")]
        currentIndex: root.newGame.joinedAt
        Accessible.name: root.title
        onActivated: index => root.newGame.joinedAt = index
    }
    Label {
        Layout.fillWidth: true
        visible: root.newGame.joinedAt > 1
        text: qsTr("You enter what was delivered and emptied shift by shift; Steiger evaluates each one.")
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: root.newGame.joinedAt === 4
        spacing: Theme.gap

        Label {
            Layout.fillWidth: true
            text: qsTr("Played on %1").arg(root.newGame.dayText)
            font.pixelSize: Theme.large
            wrapMode: Text.Wrap
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            Button {
                text: qsTr("A month earlier")
                onClicked: root.newGame.moveDay(0, -1)
            }
            Button {
                objectName: "dayEarlier"
                text: qsTr("A day earlier")
                onClicked: root.newGame.moveDay(-1, 0)
            }
            Button {
                text: qsTr("A day later")
                enabled: !root.newGame.isToday
                onClicked: root.newGame.moveDay(1, 0)
            }
            Button {
                text: qsTr("A month later")
                enabled: !root.newGame.isToday
                onClicked: root.newGame.moveDay(0, 1)
            }
        }
    }
}
