// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// One of the large buttons of Home.
Button {
    id: root

    required property string iconName

    Layout.fillWidth: true
    Layout.fillHeight: true // as high as those beside it
    Layout.preferredWidth: 1
    implicitHeight: Math.max(Theme.compact ? 88 : 112, implicitContentHeight + 24)
    Accessible.name: root.text
    contentItem: ColumnLayout {
        spacing: Theme.gap

        Icon {
            Layout.alignment: Qt.AlignHCenter | Qt.AlignBottom
            implicitWidth: 32 * Theme.room
            implicitHeight: 32 * Theme.room
            name: root.iconName
            color: root.highlighted ? Theme.brassInk : Theme.ink
        }
        Label {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            text: root.text
            color: root.highlighted ? Theme.brassInk : Theme.ink
            font.family: Theme.titleFamily
            font.pixelSize: Theme.large
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }
}
