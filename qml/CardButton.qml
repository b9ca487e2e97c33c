// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// One order card to tap.
T.AbstractButton {
    id: root

    required property int number
    required property int vehicle
    required property string coal
    required property int points
    required property string holder
    required property bool delivered
    required property bool open
    required property bool own
    required property string title
    required property string said

    objectName: "card-" + root.number
    padding: 3
    text: root.title
    Accessible.role: Accessible.Button
    Accessible.name: root.said
    Accessible.checked: root.own && root.delivered
    contentItem: OrderCard {
        vehicle: root.vehicle
        coal: root.coal
        points: root.points
        holder: root.holder
        dimmed: root.holder !== "" && !root.own
        open: root.open
        scale: root.pressed ? 0.94 : 1
    }
    background: Rectangle {
        visible: root.visualFocus
        radius: Theme.radius
        color: "transparent"
        border.width: 3
        border.color: Theme.brass
    }
}
