// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look

/// One more or one less.
Item {
    id: root

    required property string icon
    required property bool pressed
    required property bool possible

    implicitWidth: Theme.target
    implicitHeight: Theme.target

    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: Theme.radius - 2
        color: root.pressed ? Theme.pressed(Theme.surface) : Theme.surface
    }
    Icon {
        anchors.centerIn: parent
        name: root.icon
        color: Theme.brassText
        opacity: root.possible ? 1 : 0.35
    }
}
