// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// A tile in its tunnel, or the cart printed on the board. A cart with a cube is loaded: a tap empties it.
Rectangle {
    id: root

    required property var tile
    required property int coal
    required property bool isLight
    required property string level

    signal cartTapped(int number)

    implicitWidth: carts.implicitWidth + 8
    radius: 4
    color: root.tile.printed ? "transparent" : Theme.raised
    border.color: root.tile.printed ? "transparent" : Theme.ruleLine

    Row {
        id: carts

        x: 4
        height: parent.height
        layoutDirection: root.isLight ? Qt.RightToLeft : Qt.LeftToRight

        Repeater {
            model: root.tile.carts
            delegate: T.AbstractButton {
                id: cart

                required property var modelData

                objectName: "cart-" + root.coal + (root.isLight ? "-light-" : "-dark-") + modelData.number
                width: Math.max(48, Math.min(56, height))
                height: parent ? parent.height : 48
                Accessible.role: Accessible.Button
                Accessible.name: modelData.cube < 0 ? qsTr("empty cart, level %1").arg(root.level) : qsTr("loaded cart, level %1").arg(root.level)
                onClicked: root.cartTapped(modelData.number)

                background: Rectangle {
                    visible: cart.visualFocus
                    radius: 4
                    color: "transparent"
                    border.width: 3
                    border.color: Theme.brass
                }
                contentItem: Item {
                    Cart {
                        anchors.centerIn: parent
                        width: Math.min(parent.width, parent.height)
                        height: width
                        coal: root.coal
                        loaded: cart.modelData.cube >= 0
                        cube: cart.modelData.cube < 0 ? root.coal : cart.modelData.cube
                        scale: cart.pressed ? 0.9 : 1
                    }
                }
            }
        }
    }
}
