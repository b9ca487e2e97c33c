// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// What the deliveries count for, at once.
RowLayout {
    id: root

    required property OrdersView orders

    spacing: Theme.gap

    HoldingsRow {
        Layout.fillWidth: true
        coal: root.orders.coal
        vehicles: root.orders.vehicles
        carts: []
    }
    WhyTap {
        id: points

        objectName: "pointsWhy"
        text: qsTr("%n point(s)", "", root.orders.points)
        leftPadding: 8
        rightPadding: 8
        Accessible.name: text
        onClicked: reason.show(text, root.orders.pointsSum)
        contentItem: Label {
            text: points.text
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.numberFamily
            font.pixelSize: Theme.large
        }
    }
    WhyDialog {
        id: reason
    }
}
