// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look

/// The sheet everything that pops up is written on; a darker sheet behind it stands for its shadow.
Item {
    id: root

    property real radius: Theme.radius

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 3
        anchors.bottomMargin: -4
        anchors.leftMargin: -2
        anchors.rightMargin: -2
        radius: root.radius + 2
        antialiasing: true
        color: "#30000000"
    }
    Rectangle {
        anchors.fill: parent
        radius: root.radius
        antialiasing: true
        color: Theme.raised
        border.color: Theme.ruleLine
    }
}
