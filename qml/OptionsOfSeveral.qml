// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// An option that is one of several, a button each, and what it means.
ColumnLayout {
    id: root

    required property string title
    required property string text
    required property var choices // {key, title, on}

    signal chosen(string key)

    Layout.fillWidth: true
    spacing: Theme.gap / 2

    Label {
        Layout.fillWidth: true
        text: root.title
        wrapMode: Text.Wrap
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Repeater {
            model: root.choices
            delegate: Button {
                required property var modelData

                objectName: "option-" + modelData.key
                text: modelData.title
                checked: modelData.on
                Accessible.name: root.title + ": " + text
                onClicked: root.chosen(modelData.key)
            }
        }
    }
    Label {
        Layout.fillWidth: true
        text: root.text
        color: Theme.quietInk
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
