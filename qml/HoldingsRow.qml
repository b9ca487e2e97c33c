// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look

/// What counts for the segments of the clock: squares by coal, squares by vehicle, empty carts.
RowLayout {
    id: root

    required property list<int> coal
    required property list<int> vehicles
    required property list<int> carts

    spacing: Theme.gap

    Repeater {
        model: root.coal
        delegate: Holding {
            id: kind

            required property int index
            required property int modelData

            number: kind.modelData

            CoalMark {
                anchors.fill: parent
                coal: kind.index
            }
        }
    }
    Repeater {
        model: root.vehicles
        delegate: Holding {
            id: goods

            required property int index
            required property int modelData

            Layout.leftMargin: goods.index === 0 ? 6 : 0
            number: goods.modelData

            VehicleShape {
                anchors.fill: parent
                vehicle: goods.index
            }
        }
    }
    Repeater {
        model: root.carts
        delegate: Holding {
            id: empty

            required property int index
            required property int modelData

            Layout.leftMargin: empty.index === 0 ? 6 : 0
            number: empty.modelData

            Cart {
                anchors.fill: parent
                coal: empty.index
            }
        }
    }
    Item {
        Layout.fillWidth: true
    }
}
