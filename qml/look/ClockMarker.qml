// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The scoring marker on its track inside the segments; it walks from one to the next.
Item {
    id: root

    required property real angle

    property real shownAngle: root.angle

    Behavior on shownAngle {
        NumberAnimation {
            duration: Theme.slow
            easing.type: Easing.OutCubic
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.43
        height: width
        radius: width / 2
        antialiasing: true
        color: "transparent"
        border.color: Qt.alpha(Theme.ironInk, 0.35)
        border.width: Math.max(1, root.width / 300)
    }
    Rectangle {
        x: root.width / 2 + Math.cos(root.shownAngle * Math.PI / 180) * root.width * 0.215 - width / 2
        y: root.height / 2 + Math.sin(root.shownAngle * Math.PI / 180) * root.height * 0.215 - height / 2
        width: Math.max(9, root.width * 0.055)
        height: width
        radius: width / 5
        rotation: root.shownAngle + 45
        antialiasing: true
        color: "#FFFFFF"
        border.color: "#A3261D"
        border.width: width / 4
    }
}
