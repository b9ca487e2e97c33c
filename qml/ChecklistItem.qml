// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A step with its explanation; ticked off, it steps back.
ItemDelegate {
    id: root

    required property int index
    required property var modelData

    checkable: true
    text: root.modelData.title
    Accessible.role: Accessible.CheckBox
    Accessible.checked: root.checked
    contentItem: RowLayout {
        spacing: Theme.gap * 2
        opacity: root.checked ? 0.55 : 1

        Label {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 32 * Theme.room
            visible: !root.checked
            text: root.index + 1
            color: Theme.brassText
            font.family: Theme.numberFamily
            font.pixelSize: Theme.large
            horizontalAlignment: Text.AlignHCenter
        }
        Icon {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 32 * Theme.room
            Layout.preferredHeight: 32 * Theme.room
            visible: root.checked
            name: "check"
            color: Theme.good
        }
        ColumnLayout {
            spacing: 2

            Label {
                Layout.fillWidth: true
                text: root.modelData.title
                font.family: Theme.titleFamily
                font.pixelSize: Theme.large
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
            }
            Label {
                Layout.fillWidth: true
                visible: text !== ""
                text: root.modelData.text
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
            }
        }
    }
}
