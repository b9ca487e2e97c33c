// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// One of a few: a title, and below it a button for each.
ColumnLayout {
    id: root

    required property string title
    required property list<string> values
    required property list<string> labels
    required property string value

    signal chosen(string value)

    spacing: Theme.gap / 2

    Label {
        text: root.title
        color: Theme.quietInk
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Repeater {
            model: root.values.length

            Button {
                required property int index

                text: root.labels[index]
                checked: root.values[index] === root.value
                Accessible.name: qsTr("%1: %2", "a setting and a choice").arg(root.title).arg(text)
                onClicked: root.chosen(root.values[index])
            }
        }
    }
}
