// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// What a player had of something, and the points for it.
RowLayout {
    id: root

    required property string count
    required property string points
    property bool strong: false

    spacing: Theme.gap

    Item {
        Layout.fillWidth: true
    }
    Label {
        text: root.count
        font.pixelSize: Theme.small
        color: Theme.quietInk
    }
    NumberCell {
        implicitWidth: 44 * Theme.textScale
        text: root.points
        font.bold: root.strong
    }
}
