// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion.Look

/// Whose orders or mine is shown: one tap on anybody.
Flickable {
    id: root

    required property var names // lists of words from C++
    required property var colors
    required property int seat

    signal chosen(int seat)

    implicitWidth: chips.implicitWidth
    implicitHeight: chips.implicitHeight
    contentWidth: chips.implicitWidth
    interactive: contentWidth > width
    clip: interactive

    Row {
        id: chips

        spacing: Theme.gap

        Repeater {
            model: root.names
            delegate: PlayerChip {
                required property int index
                required property string modelData

                objectName: "chip-" + index
                width: Math.min(implicitWidth, 200 * Theme.textScale)
                name: modelData
                player: root.colors[index] ?? ""
                selected: root.seat === index
                onClicked: root.chosen(index)
            }
        }
    }
}
