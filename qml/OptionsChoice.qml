// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look

/// What Steiger follows, and where editions differ: each with what it means.
Section {
    id: root

    required property NewGame newGame

    title: qsTr("How you play")

    OptionSwitch {
        objectName: "followTurns"
        title: qsTr("Follow the turns")
        text: qsTr("Workers are counted with one tap a turn, and Steiger says whose turn it is.")
        checked: root.newGame.followTurns
        onToggled: root.newGame.followTurns = checked
    }
    OptionSwitch {
        objectName: "followMines"
        title: qsTr("Follow the mines")
        text: qsTr("Tiles and carts are tapped as they come. Without it you count empty carts at the end of a shift.")
        checked: root.newGame.followMines
        onToggled: root.newGame.followMines = checked
    }
    OptionSwitch {
        objectName: "followOrders"
        title: qsTr("Follow open orders")
        text: qsTr("Orders are tapped when they are taken and again when they are delivered, from the draft on.")
        checked: root.newGame.followOrders
        onToggled: root.newGame.followOrders = checked
    }
    EditionSwitches {
        secondPlaceThree: root.newGame.secondPlaceThree
        cartsNeedDelivery: root.newGame.cartsNeedDelivery
        onSecondPlaceToggled: three => root.newGame.secondPlaceThree = three
        onCartsToggled: needed => root.newGame.cartsNeedDelivery = needed
    }
}
