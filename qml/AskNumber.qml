// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A number within limits: in steps of one and five, or on a keypad.
RowLayout {
    id: root

    required property int from
    required property int to
    required property int value
    required property string title
    property bool tight: false // only one step either way, and the keypad

    signal chosen(int value)

    function within(number: int): int {
        return Math.max(root.from, Math.min(root.to, number));
    }

    spacing: Theme.gap

    component Step: Button {
        required property int by

        visible: Math.abs(by) === 1 || (root.to - root.from > 9 && !root.tight)
        objectName: root.objectName + (by > 0 ? "+" : "-") + Math.abs(by)
        implicitWidth: Theme.target + 8
        horizontalPadding: 4
        text: by > 0 ? "+" + by : "−" + -by
        Accessible.name: root.title + " " + text
        enabled: root.within(root.value + by) !== root.value
        onClicked: root.chosen(root.within(root.value + by))
    }

    Step {
        by: -5
    }
    Step {
        by: -1
    }
    Button {
        objectName: root.objectName
        implicitWidth: (root.tight ? 64 : 84) * Theme.textScale
        horizontalPadding: 4
        text: root.value < 0 ? "−" + -root.value : root.value
        font.family: Theme.numberFamily
        font.pixelSize: Theme.large
        Accessible.name: root.title + " " + text
        onClicked: keypad.begin(root.title, root.value, true)
    }
    Step {
        by: 1
    }
    Step {
        by: 5
    }
    KeypadDialog {
        id: keypad

        least: root.from
        most: Math.max(999, root.to)
        onEntered: number => root.chosen(root.within(number))
    }
}
