// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look

/// Where somebody's strength may lie, on a scale that is the same for everybody.
Item {
    id: root

    required property real low
    required property real mu
    required property real high
    required property real lowest
    required property real highest
    readonly property real unit: width / Math.max(1, root.highest - root.lowest)

    implicitHeight: 24 * Theme.room

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: 1
        color: Theme.ruleLine
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: (root.low - root.lowest) * root.unit
        width: (root.high - root.low) * root.unit
        height: 10 * Theme.room
        radius: 5
        color: Theme.brass
        opacity: 0.55
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: (root.mu - root.lowest) * root.unit - width / 2
        width: 14 * Theme.room
        height: 14 * Theme.room
        radius: 7
        antialiasing: true
        color: Theme.ink
    }
}
