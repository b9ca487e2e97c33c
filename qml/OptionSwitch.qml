// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A switch with a title and what it means.
ColumnLayout {
    id: root

    required property string title
    required property string text
    property alias checked: control.checked

    signal toggled

    Layout.fillWidth: true
    spacing: 0

    Switch {
        id: control

        Layout.fillWidth: true
        text: root.title
        onToggled: root.toggled()
    }
    Label {
        Layout.fillWidth: true
        text: root.text
        color: Theme.quietInk
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
