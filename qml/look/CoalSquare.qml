// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A coal square as printed on an order: the colour with its mark. Not filled, it waits for its cube.
Rectangle {
    id: root

    required property int coal
    property bool filled: true

    implicitWidth: 24 * Theme.room
    implicitHeight: 24 * Theme.room
    radius: width / 8
    antialiasing: true
    color: root.filled ? Theme.coalColor(root.coal) : "transparent"
    border.color: Theme.coalOutline(root.coal)
    border.width: root.filled ? Math.max(1, width / 24) : Math.max(1.5, width / 12)

    CoalMark {
        anchors.centerIn: parent
        width: parent.width * 0.56
        height: width
        coal: root.coal
        color: root.filled ? Theme.coalInk(root.coal) : Theme.coalColor(root.coal)
        outline: root.filled ? "transparent" : Theme.coalOutline(root.coal)
    }
}
