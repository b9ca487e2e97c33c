// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// One order: points, vehicle and coal squares; stamped with the emblem of who delivered it, or with a tag of who
/// has it open.
Item {
    id: root

    required property int vehicle
    /// One letter a square: y yellow, b brown, g grey, k black.
    required property string coal
    required property int points
    /// Whose it is.
    property string holder: ""
    property bool dimmed: false
    /// Held, but not delivered yet.
    property bool open: false

    readonly property real unit: Math.min(root.width / 104, root.height / 92)
    /// Between the vehicle and the squares: a mark there hides neither, where the card is high enough.
    readonly property real roomForMark: root.height - 74 * root.unit
    readonly property real markY: 42 * root.unit + root.roomForMark / 2
    readonly property bool delivered: root.holder !== "" && !root.open

    implicitWidth: 104 * Theme.room
    implicitHeight: 92 * Theme.room

    Rectangle {
        id: paper

        anchors.fill: parent
        radius: 7 * root.unit
        antialiasing: true
        color: root.delivered && !root.dimmed ? Qt.tint(Theme.raised, Qt.alpha(Theme.playerColor(root.holder), 0.16)) : Theme.raised
        border.color: root.open ? Theme.brass : root.delivered ? Theme.playerOutline(root.holder) : Theme.ruleLine
        border.width: root.open || root.delivered ? 2.5 * root.unit : Math.max(1, root.unit)
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
    // Delivered: the emblem stamped on it, askew and with a ring, as on a form that is done.
    Rectangle {
        visible: root.delivered
        x: parent.width - width - 5 * root.unit
        y: root.markY - height / 2
        width: Math.min(52 * root.unit, Math.max(34 * root.unit, root.roomForMark))
        height: width
        radius: width / 2
        antialiasing: true
        rotation: -14
        color: "transparent"
        border.width: Math.max(1, 2 * root.unit)
        border.color: Theme.playerOutline(root.holder)

        Emblem {
            anchors.fill: parent
            anchors.margins: 4 * root.unit
            player: root.holder
        }
    }
    // Open: a tag with a clock hangs on it, and whose it is.
    Rectangle {
        visible: root.open
        x: parent.width - width - 5 * root.unit
        y: root.markY - height / 2
        width: tag.width + 10 * root.unit
        height: 32 * root.unit
        radius: 6 * root.unit
        antialiasing: true
        color: Theme.surface
        border.width: Math.max(1, 2 * root.unit)
        border.color: Theme.brass

        Row {
            id: tag

            anchors.centerIn: parent
            spacing: 4 * root.unit

            Icon {
                width: 24 * root.unit
                height: width
                name: "timer"
                color: Theme.brassText
            }
            Emblem {
                visible: root.holder !== ""
                width: 24 * root.unit
                height: width
                player: root.holder
            }
        }
    }
}
