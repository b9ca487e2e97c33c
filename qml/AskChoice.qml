// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// One or some of several, a button each.
Flow {
    id: root

    required property string name
    required property var choices
    required property var chosen

    signal tapped(int value)

    spacing: Theme.gap

    Repeater {
        model: root.choices
        delegate: Button {
            required property var modelData

            objectName: "choice-" + root.name + "-" + modelData.value
            width: Math.min(implicitWidth, root.width)
            text: modelData.text
            checked: Array.from(root.chosen).includes(modelData.value)
            onClicked: root.tapped(modelData.value)
        }
    }
}
