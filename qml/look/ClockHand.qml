// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings

/// The brass hand: it points to where this shift's evaluation ends.
Item {
    id: root

    required property real angle
    required property int shift

    property real shownAngle: root.angle

    Behavior on shownAngle {
        NumberAnimation {
            duration: Theme.slow
            easing.type: Easing.OutCubic
        }
    }

    Drawing {
        anchors.fill: parent
        grid: Qt.size(200, 200)
        rotation: root.shownAngle

        Ink {
            path: "M100 96 L136 97.4 L136 93.6 L151 100 L136 106.4 L136 102.6 L100 104 Z"
            fillColor: Theme.clockBrass
            strokeColor: Theme.iron
            line: 1
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.2
        height: width
        radius: width / 2
        antialiasing: true
        color: Theme.clockBrass
        border.color: Theme.iron
        border.width: Math.max(1, width / 16)

        Text {
            anchors.centerIn: parent
            text: ["I", "II", "III"][root.shift - 1] ?? ""
            color: Theme.brassInk
            font.family: Theme.titleFamily
            font.pixelSize: Math.max(1, parent.width * 0.48)
            font.bold: true
        }
    }
}
