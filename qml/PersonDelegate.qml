// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// Somebody in the address book.
ItemDelegate {
    id: root

    required property string person
    required property string name
    required property string gamesText
    required property bool hasTwin

    signal changeRequested

    text: root.name
    Accessible.name: root.name + ", " + root.gamesText

    contentItem: RowLayout {
        spacing: Theme.gap * 2

        WholeText {
            Layout.fillWidth: true
            text: root.name
            font.weight: Font.DemiBold
        }
        Label {
            visible: root.hasTwin
            text: qsTr("Two of this name")
            color: Theme.care
            font.pixelSize: Theme.small
        }
        Label {
            text: root.gamesText
            color: Theme.quietInk
        }
        ToolButton {
            objectName: "change-" + root.name
            icon.name: "edit"
            text: qsTr("Change %1").arg(root.name)
            onClicked: root.changeRequested()
        }
    }
}
