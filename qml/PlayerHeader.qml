// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look
import Companion.Style

/// Who it is, whether they start, and how far their turn is.
Item {
    id: root

    required property string name
    required property string color
    required property bool starts
    required property string status
    required property bool emphasis

    implicitHeight: Math.max(emblem.height, words.implicitHeight)

    Emblem {
        id: emblem

        anchors.verticalCenter: parent.verticalCenter
        width: 28 * Theme.room
        height: 28 * Theme.room
        player: root.color
    }
    WholeText {
        id: words

        anchors.left: emblem.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.width - x - aside.width - Theme.gap)
        text: root.name
        font.pixelSize: Theme.large
        font.family: Theme.titleFamily
    }
    Row {
        id: aside

        anchors.left: words.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.starts
            name: "start"
            color: Theme.brassText
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("starting player")
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: root.status
            color: root.emphasis ? Theme.brassText : Theme.quietInk
            font.pixelSize: Theme.small
        }
    }
}
