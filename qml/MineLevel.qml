// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look

/// One level: tunnels to both sides of the shaft.
RowLayout {
    id: root

    required property int coal
    required property var light
    required property var dark
    required property list<int> prices
    required property list<int> lightLeft
    required property list<int> darkLeft
    required property string title
    required property MineView mine
    required property bool taking

    signal taken(bool isLight, int cart)

    spacing: 0

    MineSide {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        isLight: true
        coal: root.coal
        tiles: root.light
        prices: root.prices
        tilesLeft: root.lightLeft
        level: root.title
        mine: root.mine
        taking: root.taking
        onTaken: cart => root.taken(isLight, cart)
    }
    Rectangle {
        Layout.fillHeight: true
        Layout.preferredWidth: 64 * Theme.room
        color: Theme.iron

        CoalMark {
            anchors.centerIn: parent
            width: 32 * Theme.room
            height: 32 * Theme.room
            coal: root.coal
        }
    }
    MineSide {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        isLight: false
        coal: root.coal
        tiles: root.dark
        prices: root.prices
        tilesLeft: root.darkLeft
        level: root.title
        mine: root.mine
        taking: root.taking
        onTaken: cart => root.taken(isLight, cart)
    }
}
