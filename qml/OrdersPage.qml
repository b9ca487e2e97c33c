// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// All 44 orders: a tap delivers, another takes back.
PageFrame {
    id: root

    required property App app
    readonly property CoalBaronGame game: root.app.game
    readonly property OrdersView orders: root.app.orders
    readonly property bool drafting: root.orders.pick !== ""
    /// Too narrow for words beside the players.
    readonly property bool narrow: root.width < 1000 * Theme.textScale

    signal mineRequested(int seat)
    signal scanRequested(int seat)

    title: root.drafting ? qsTr("Draft of the orders") : qsTr("Orders")
    mainAction: qsTr("Done")
    mainActionIcon: "check"
    onMainActionTriggered: root.backRequested()
    // After the last pick the shift begins: another tap would mean something else.
    onDraftingChanged: {
        if (!root.drafting && root.StackView.status === StackView.Active)
            root.backRequested();
    }

    actions: [
        PlayerTabs {
            room: root.width - 5 * Math.max(Theme.target, Theme.iconSize + 20) - (root.narrow ? 72 : 172) // the other buttons, and the title
            names: root.game.names
            colors: root.game.colors
            seat: root.orders.seat
            onChosen: seat => root.orders.seat = seat
        },
        ToolButton {
            objectName: "toMine"
            text: qsTr("Mine")
            icon.name: "mine"
            display: root.narrow ? T.AbstractButton.IconOnly : T.AbstractButton.TextOnly
            onClicked: root.mineRequested(root.orders.seat)
        },
        ToolButton {
            objectName: "scan"
            text: qsTr("Photo")
            icon.name: "scan"
            visible: root.game.phase === CoalBaronGame.Shift
            onClicked: root.scanRequested(root.orders.seat)
        },
        UndoRedo {
            game: root.game
        }
    ]

    notices: [
        CorrectingNotice {
            game: root.game
        },
        Banner {
            objectName: "pick"
            width: parent.width
            visible: root.drafting
            text: root.orders.pick
        },
        Hint {
            wanted: root.game.correcting === 0 && !root.drafting
            settings: root.app.settings
            text: qsTr("A tap delivers a card for the player chosen above, another tap takes it back.")
        }
    ]

    OrdersGrid {
        anchors.fill: parent
        anchors.bottomMargin: holding.visible ? holding.height + 4 : 0
        upright: root.height > root.width
        model: root.orders.cards
        onTapped: number => root.orders.tap(number)
        onHeld: number => root.orders.mark(number)
    }

    Label {
        id: holding

        anchors.bottom: parent.bottom
        width: parent.width
        visible: !Theme.compact && !root.game.tracksOrders
        text: qsTr("Hold a card to note it as an open order.")
        color: Theme.quietInk
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }

    TwoFingerUndo {
        game: root.game
    }

    bottomItems: OrdersSummary {
        Layout.fillWidth: true
        orders: root.orders
    }
}
