// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// One order: points, vehicle and coal squares; stamped with the emblem of who delivered it.
Item {
    id: root

    required property int vehicle
    /// One letter a square: y yellow, b brown, g grey, k black.
    required property string coal
    required property int points
    property string stamp: ""
    property bool dimmed: false
    /// Held, but not delivered yet.
    property bool open: false

    readonly property real unit: Math.min(root.width / 104, root.height / 92)

    implicitWidth: 104
    implicitHeight: 92

    Rectangle {
        id: paper

        anchors.fill: parent
        radius: 7 * root.unit
        antialiasing: true
        color: root.stamp !== "" && !root.dimmed ? Qt.tint(Theme.raised, Qt.alpha(Theme.playerColor(root.stamp), 0.16)) : Theme.raised
        border.color: root.open ? Theme.brass : root.stamp !== "" ? Theme.playerOutline(root.stamp) : Theme.ruleLine
        border.width: root.open || root.stamp !== "" ? 2.5 * root.unit : Math.max(1, root.unit)
    }
    Item {
        anchors.fill: parent
        opacity: root.dimmed ? 0.4 : 1

        Text {
            x: 9 * root.unit
            y: root.unit
            text: root.points
            color: Theme.ink
            font.family: Theme.numberFamily
            font.pixelSize: Math.max(1, 34 * root.unit)
            font.bold: true
        }
        VehicleShape {
            x: parent.width - width - 8 * root.unit
            y: 6 * root.unit
            width: 46 * root.unit
            height: 34.5 * root.unit
            vehicle: root.vehicle
        }
        Row {
            x: 8 * root.unit
            y: parent.height - height - 7 * root.unit
            spacing: 2.6 * root.unit

            Repeater {
                model: root.coal.length

                CoalSquare {
                    required property int index

                    width: 20.5 * root.unit
                    height: width
                    coal: "ybgk".indexOf(root.coal.charAt(index))
                }
            }
        }
    }
    Emblem {
        visible: root.stamp !== ""
        // Between the vehicle and the squares: a stamp hides neither.
        x: parent.width - width + 4 * root.unit
        y: 36 * root.unit
        width: 32 * root.unit
        height: width
        rotation: -12
        player: root.stamp
        border.width: 2 * root.unit
        border.color: root.stamp === "white" ? Theme.playerOutline(root.stamp) : Theme.raised
    }
    Icon {
        visible: root.open && root.stamp === ""
        x: parent.width - width - 8 * root.unit
        y: 42 * root.unit
        width: 20 * root.unit
        height: width
        name: "timer"
        color: Theme.brassText
    }
}
