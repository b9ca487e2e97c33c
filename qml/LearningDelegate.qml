// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A lesson or a level of practice: its number, or a tick once it is known.
ItemDelegate {
    id: root

    required property int number
    required property string title
    required text
    required property string progress
    required property bool done
    /// What stands in the ring while it is not known.
    required property string mark

    Accessible.name: root.done ? qsTr("%1, done").arg(root.title) : root.title
    Accessible.description: root.text + " " + root.progress
    contentItem: RowLayout {
        spacing: Theme.gap * 2

        Rectangle {
            implicitWidth: 36 * Theme.room
            implicitHeight: 36 * Theme.room
            radius: 18
            antialiasing: true
            color: root.done ? Theme.good : "transparent"
            border.width: root.done ? 0 : 2
            border.color: Theme.brass

            Icon {
                anchors.centerIn: parent
                visible: root.done
                name: "check"
                color: Theme.ground
            }
            Text {
                anchors.centerIn: parent
                visible: !root.done
                text: root.mark
                color: Theme.brassText
                font.family: Theme.numberFamily
                font.pixelSize: 18 * Theme.room
            }
        }
        Column {
            Layout.fillWidth: true

            Label {
                width: parent.width
                text: root.title
                font.family: Theme.titleFamily
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                text: root.text
                color: Theme.quietInk
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: root.progress
                color: Theme.brassText
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
        Icon {
            implicitWidth: Theme.iconSize
            implicitHeight: Theme.iconSize
            name: "forward"
            color: Theme.brassText
        }
    }
}
