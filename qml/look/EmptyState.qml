// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Style

/// What will be here one day, and the first step towards it.
ColumnLayout {
    id: root

    required property string icon
    required property string text
    property string action: ""

    signal actionTriggered

    spacing: Theme.gap * 2

    Icon {
        Layout.alignment: Qt.AlignHCenter
        implicitWidth: 72 * Theme.room
        implicitHeight: 72 * Theme.room
        name: root.icon
        color: Theme.brass
    }
    Label {
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: true
        Layout.maximumWidth: 520 * Theme.room
        text: root.text
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.large
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
    Button {
        Layout.alignment: Qt.AlignHCenter
        visible: root.action !== ""
        text: root.action
        onClicked: root.actionTriggered()
    }
}
