// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look
import Companion.Style

/// One of the answers for a player. Once judged: a tick on the right one, a cross on a wrong one that was chosen.
Button {
    id: root

    required property string player
    required property bool chosen
    required property bool judged
    required property bool isRight
    readonly property bool marked: root.judged && (root.isRight || root.chosen)
    readonly property color mark: root.isRight ? Theme.good : Theme.wrong

    implicitWidth: Math.max(Theme.target + 8, implicitContentWidth + 16)
    horizontalPadding: 8
    checked: root.chosen
    enabled: !root.judged
    font.family: Theme.numberFamily
    font.pixelSize: Theme.large
    Accessible.name: root.judged && root.isRight ? qsTr("%1: %2, right").arg(root.player).arg(root.text) : root.marked ? qsTr("%1: %2, wrong").arg(root.player).arg(root.text) : qsTr("%1: %2", "a player and an answer").arg(root.player).arg(root.text)

    Rectangle {
        visible: root.marked
        anchors.fill: parent
        radius: Theme.radius
        color: root.chosen ? root.mark : Theme.raised
        border.width: 3
        border.color: root.mark

        Text {
            anchors.centerIn: parent
            text: root.text
            font: root.font
            color: root.chosen ? Theme.ground : Theme.ink
        }
        Rectangle {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: -7
            width: 22 * Theme.room
            height: 22 * Theme.room
            radius: 11
            antialiasing: true
            color: root.mark
            border.color: Theme.ground

            Icon {
                anchors.fill: parent
                anchors.margins: 3
                name: root.isRight ? "check" : "close"
                color: Theme.ground
            }
        }
    }
}
