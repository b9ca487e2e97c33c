// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// Everything that was told, in words, the newest first.
Drawer {
    id: root

    required property var entries

    edge: Qt.RightEdge
    width: Math.min(480 * Theme.room, parent ? parent.width * 0.9 : 480)
    height: parent ? parent.height : 0

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            WholeText {
                Layout.fillWidth: true
                text: qsTr("What happened so far")
                font.family: Theme.titleFamily
                font.pixelSize: Theme.title
            }
            ToolButton {
                objectName: "closeLog"
                icon.name: "close"
                text: qsTr("Close")
                onClicked: root.close()
            }
        }
        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: 4
            model: root.entries
            ScrollBar.vertical: ScrollBar {}
            delegate: RowLayout {
                required property string text
                required property string time

                width: list.width - 16
                spacing: Theme.gap

                Label {
                    Layout.alignment: Qt.AlignTop
                    text: parent.time
                    color: Theme.quietInk
                    font.pixelSize: Theme.small
                }
                Label {
                    Layout.fillWidth: true
                    text: parent.text
                    wrapMode: Text.Wrap
                    textFormat: Text.PlainText
                }
            }
        }
    }
}
