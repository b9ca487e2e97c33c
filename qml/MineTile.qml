// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// A tile in its tunnel, or the cart printed on the board. A cart with a cube is loaded: a tap empties it. Held, or
/// touched while tiles are taken away, the tile goes.
Rectangle {
    id: root

    required property var tile
    required property int coal
    required property bool isLight
    required property string level
    /// A touch is about the tile, not about its carts.
    required property bool taking
    readonly property bool canGo: root.taking && !root.tile.printed

    signal cartTapped(int number)
    signal taken(int number)

    implicitWidth: carts.implicitWidth + 8
    radius: 4
    color: root.tile.printed ? "transparent" : Theme.raised
    border.color: root.tile.printed ? "transparent" : root.canGo ? Theme.wrong : Theme.ruleLine
    border.width: root.canGo ? 2 : 1

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
                width: Math.max(48, Math.min(56, height / Theme.room)) * Theme.room
                height: parent ? parent.height : Theme.target
                Accessible.role: Accessible.Button
                Accessible.name: root.canGo ? qsTr("Take this tile away, level %1").arg(root.level) : modelData.cube < 0 ? qsTr("empty cart, level %1").arg(root.level) : qsTr("loaded cart, level %1").arg(root.level)
                enabled: !root.taking || root.canGo
                onClicked: {
                    if (root.canGo)
                        root.taken(modelData.number);
                    else
                        root.cartTapped(modelData.number);
                }
                onPressAndHold: {
                    if (!root.tile.printed)
                        root.taken(modelData.number);
                }

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
    Rectangle {
        visible: root.canGo
        anchors.right: parent.right
        anchors.top: parent.top
        width: 24 * Theme.room
        height: 24 * Theme.room
        radius: 12 * Theme.room
        color: Theme.wrong

        Icon {
            anchors.centerIn: parent
            width: 16 * Theme.room
            height: 16 * Theme.room
            name: "close"
            color: Theme.raised
        }
    }
}
