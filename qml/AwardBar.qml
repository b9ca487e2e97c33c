// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion.Look

/// What one player has in a segment, built of the very pieces that count, and what it brings.
RowLayout {
    id: root

    required property string name
    required property string color
    required property int count
    required property int points
    required property string reason
    required property bool wins
    required property var orders
    required property int carts
    required property int cartCoal
    required property int total
    /// Which step is shown: its points come in anew.
    required property int step

    spacing: Theme.gap * 2
    onStepChanged: {
        if (root.wins)
            arrive.restart();
    }

    Emblem {
        player: root.color
    }
    WholeText {
        Layout.preferredWidth: 110 * Theme.textScale
        Layout.maximumWidth: Layout.preferredWidth
        text: root.name
        font.pixelSize: Theme.large
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: 4

        Repeater {
            model: root.orders
            delegate: OrderCard {
                required property var modelData

                width: 64
                height: 56
                vehicle: modelData.vehicle
                coal: modelData.coal
                points: modelData.points
            }
        }
        Repeater {
            model: root.carts
            delegate: Cart {
                width: 40
                height: 40
                coal: root.cartCoal
            }
        }
    }
    ColumnLayout {
        Layout.preferredWidth: 190 * Theme.textScale
        Layout.maximumWidth: Layout.preferredWidth
        spacing: 0

        Label {
            Layout.fillWidth: true
            text: root.count
            font.family: Theme.numberFamily
            font.pixelSize: Theme.large
        }
        Label {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.reason
            color: Theme.quietInk
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
    Label {
        id: gained

        Layout.preferredWidth: 72 * Theme.textScale
        Layout.maximumWidth: Layout.preferredWidth
        horizontalAlignment: Text.AlignRight
        text: root.points > 0 ? "+" + root.points : ""
        color: Theme.good
        font.family: Theme.numberFamily
        font.pixelSize: Theme.title

        NumberAnimation on opacity {
            id: arrive

            running: false
            from: 0
            to: 1
            duration: Theme.slow
        }
    }
    Label {
        Layout.preferredWidth: 64 * Theme.textScale
        Layout.maximumWidth: Layout.preferredWidth
        horizontalAlignment: Text.AlignRight
        text: root.total
        font.family: Theme.numberFamily
        font.pixelSize: Theme.title
        Accessible.name: qsTr("%1 has %2 points").arg(root.name).arg(root.total)
    }
}
