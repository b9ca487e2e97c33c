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
    Label {
        text: qsTr("%n point(s)", "", root.orders.points)
        font.family: Theme.numberFamily
        font.pixelSize: Theme.large
    }
}
