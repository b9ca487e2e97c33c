// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// A tunnel tile: carts on rails in the rock, lit by a lantern on the light side, priced while it can be bought.
Item {
    id: root

    required property int coal
    /// One number a cart: the coal of its cube, or -1 when it is empty.
    property list<int> loads: [root.coal]
    property bool lanterns: false
    property int price: 0

    readonly property real unit: Math.min(root.width / (root.loads.length * 48 + 16), root.height / 72)

    implicitWidth: root.loads.length * 48 + 16
    implicitHeight: 72 * Theme.room

    Rectangle {
        anchors.fill: parent
        radius: 6 * root.unit
        antialiasing: true
        color: root.lanterns ? "#D9C49A" : "#55504C"
        border.color: root.lanterns ? "#8F7848" : Theme.dark ? "#8D949C" : "#2B2826"
        border.width: Math.max(1, 1.5 * root.unit)
    }
    Rectangle {
        x: 6 * root.unit
        y: 6 * root.unit
        width: root.width - 12 * root.unit
        height: root.height - 12 * root.unit
        radius: Math.min(height / 2, 22 * root.unit)
        antialiasing: true
        color: root.lanterns ? "#F1E4C4" : "#7B746E"

        Rectangle {
            y: parent.height / 2
            width: parent.width
            height: parent.height / 2
            color: parent.color
        }
    }
    Rectangle {
        x: 4 * root.unit
        y: root.height - 11 * root.unit
        width: root.width - 8 * root.unit
        height: 3 * root.unit
        color: "#2B2826"
    }
    Lantern {
        visible: root.lanterns
        x: 5 * root.unit
        y: 2 * root.unit
        width: 22 * root.unit
        height: width
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - 59 * root.unit

        Repeater {
            model: root.loads

            Cart {
                required property int modelData

                width: 48 * root.unit
                height: width
                coal: root.coal
                loaded: modelData >= 0
                cube: Math.max(0, modelData)
            }
        }
    }
    Rectangle {
        visible: root.price > 0
        // Over the corner, where it hides no cube.
        x: root.width - width + 5 * root.unit
        y: -5 * root.unit
        width: 22 * root.unit
        height: width
        radius: width / 2
        antialiasing: true
        color: Theme.brass
        border.color: Qt.darker(Theme.brass, 1.4)
        border.width: Math.max(1, 1.2 * root.unit)

        Text {
            anchors.centerIn: parent
            text: root.price
            color: Theme.brassInk
            font.family: Theme.numberFamily
            font.pixelSize: Math.max(1, 14 * root.unit)
            font.bold: true
        }
    }
}
