// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// The six sides of a card, as they lie; each tap takes the next of the choices.
GridLayout {
    id: root

    required property var choices
    required property var chosen

    readonly property list<string> names: [qsTr("left"), qsTr("right"), qsTr("up left"), qsTr("up right"), qsTr("down left"), qsTr("down right")]

    signal said(var values)

    columns: 4
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    component Side: Button {
        required property int slot
        readonly property int value: root.chosen[slot] ?? 0

        objectName: "side-" + slot
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        checked: value > 0
        text: qsTr("%1: %2", "a side of a card and what is on it").arg(root.names[slot]).arg(root.choices[value]?.text ?? "")
        onClicked: {
            const values = Array.from(root.chosen);
            values[slot] = (value + 1) % root.choices.length;
            root.said(values);
        }
    }

    Side {
        slot: 2
        Layout.columnSpan: 2
    }
    Side {
        slot: 3
        Layout.columnSpan: 2
    }
    Side {
        slot: 0
        Layout.columnSpan: 2
    }
    Side {
        slot: 1
        Layout.columnSpan: 2
    }
    Side {
        slot: 4
        Layout.columnSpan: 2
    }
    Side {
        slot: 5
        Layout.columnSpan: 2
    }
}
