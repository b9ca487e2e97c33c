// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look

/// Whose orders or mine is shown: one tap on anybody. Long names give way, so that everybody is there.
RowLayout {
    id: root

    required property var names // lists of words from C++
    required property var colors
    required property int seat
    required property real room
    /// Less space round the emblems, so that short names are whole.
    readonly property bool tight: root.room < 160 * Theme.textScale * root.names.length

    signal chosen(int seat)

    Layout.maximumWidth: Math.min(root.room, implicitWidth)
    spacing: root.tight ? 4 : Theme.gap

    Repeater {
        model: root.names
        delegate: PlayerChip {
            required property int index
            required property string modelData

            objectName: "chip-" + index
            Layout.fillWidth: true
            Layout.minimumWidth: 56 * Theme.room // the emblem
            Layout.maximumWidth: Math.min(implicitWidth, 200 * Theme.textScale)
            tight: root.tight
            name: modelData
            player: root.colors[index] ?? ""
            selected: root.seat === index
            onClicked: root.chosen(index)
        }
    }
}
