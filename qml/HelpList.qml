// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// Titles with a few sentences each.
ColumnLayout {
    id: root

    required property string title
    required property var entries

    function toTheTop() {
        list.positionViewAtBeginning();
    }

    spacing: Theme.gap

    Label {
        Layout.fillWidth: true
        visible: root.title !== ""
        text: root.title
        font.family: Theme.titleFamily
        font.pixelSize: Theme.title
        Accessible.role: Accessible.Heading
    }
    ListView {
        id: list

        objectName: "entries"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: Theme.gap * 2
        model: root.entries
        ScrollBar.vertical: ScrollBar {}

        delegate: ColumnLayout {
            id: entry

            required property string title
            required property string text

            width: list.width - Theme.margin
            spacing: Theme.gap / 2

            Label {
                Layout.fillWidth: true
                text: entry.title
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            Label {
                Layout.fillWidth: true
                text: entry.text
                wrapMode: Text.Wrap
            }
        }
    }
}
