// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A number for one player with a single tap.
RowLayout {
    id: root

    required property string name
    required property string player
    required property int maximum
    /// Below 0: nothing was said yet.
    property int value: -1

    signal chosen(int number)

    spacing: Theme.gap

    Emblem {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 8
        player: root.player
    }
    WholeText {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 12
        Layout.preferredWidth: 120 * Theme.textScale
        text: root.name
    }
    Flow {
        Layout.fillWidth: true
        spacing: 4

        Repeater {
            model: root.maximum + 1
            delegate: Button {
                required property int index

                objectName: root.objectName + "-" + index
                width: Theme.target
                height: Theme.target
                horizontalPadding: 0
                text: index
                highlighted: index === root.value
                Accessible.name: root.name + " " + index
                Accessible.checked: highlighted
                onClicked: root.chosen(index)
            }
        }
    }
}
