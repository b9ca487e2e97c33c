// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Drawings

/// Tiles with lanterns against tiles without: the beam sinks where there are more.
Item {
    id: root

    required property int light
    required property int dark

    property real tilt: Math.max(-4, Math.min(4, root.dark - root.light)) * 3
    readonly property real unit: Math.min(root.width / 240, root.height / 56)

    implicitWidth: 240 * Theme.room
    implicitHeight: 56 * Theme.room

    Behavior on tilt {
        NumberAnimation {
            duration: Theme.slow
            easing.type: Easing.OutCubic
        }
    }

    Drawing {
        anchors.fill: parent
        grid: Qt.size(240, 56)

        Ink {
            path: "M120 24 L136 54 H104 Z"
            fillColor: Theme.quietInk
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height / 2 - 6 * root.unit
        width: 150 * root.unit
        height: 5 * root.unit
        radius: height / 2
        antialiasing: true
        color: Math.abs(root.tilt) < 0.5 ? Theme.good : Theme.care
        rotation: root.tilt
    }
    Repeater {
        model: [{side: -1, tiles: root.light, lit: true}, {side: 1, tiles: root.dark, lit: false}]

        Rectangle {
            id: pan

            required property var modelData

            x: root.width / 2 + pan.modelData.side * 92 * root.unit - width / 2
            y: root.height / 2 - height / 2 + pan.modelData.side * Math.sin(root.tilt * Math.PI / 180) * 75 * root.unit * 0.6
            width: 52 * root.unit
            height: 34 * root.unit
            radius: 5 * root.unit
            antialiasing: true
            color: pan.modelData.lit ? "#F1E4C4" : "#55504C"
            border.color: pan.modelData.lit ? "#8F7848" : "#8D949C"
            border.width: Math.max(1, 1.5 * root.unit)

            Lantern {
                visible: pan.modelData.lit
                anchors.verticalCenter: parent.verticalCenter
                x: 2 * root.unit
                width: 22 * root.unit
                height: width
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                x: pan.modelData.lit ? 24 * root.unit : (parent.width - width) / 2
                text: pan.modelData.tiles
                color: pan.modelData.lit ? "#221D18" : "#FFFFFF"
                font.family: Theme.numberFamily
                font.pixelSize: Math.max(1, 22 * root.unit)
                font.bold: true
            }
        }
    }
}
