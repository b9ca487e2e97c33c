// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look
import Companion.Style

/// So many workers leave their owner: a worker is drawn beside the number.
Button {
    id: root

    required property int number
    required property string player

    horizontalPadding: 0
    text: "−" + root.number
    Accessible.name: qsTr("Place %n worker(s)", "", root.number)
    contentItem: Item {
        implicitWidth: face.implicitWidth
        implicitHeight: face.implicitHeight

        Row {
            id: face

            anchors.centerIn: parent
            spacing: 2

            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                font: root.font
                color: root.words
                Accessible.ignored: true
            }
            Worker {
                anchors.verticalCenter: parent.verticalCenter
                width: 18 * Theme.room
                height: 24 * Theme.room
                player: root.player
            }
        }
    }
}
