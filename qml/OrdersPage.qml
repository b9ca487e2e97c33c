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
    /// A row for each vehicle; upright, a column.
    readonly property bool upright: root.height > root.width

    readonly property bool drafting: root.orders.pick !== ""

    signal mineRequested(int seat)

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
            room: root.width - 360
            game: root.game
            seat: root.orders.seat
            onChosen: seat => root.orders.seat = seat
        },
        ToolButton {
            objectName: "toMine"
            text: qsTr("Mine")
            display: T.AbstractButton.TextOnly
            onClicked: root.mineRequested(root.orders.seat)
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

    GridView {
        id: grid

        anchors.fill: parent
        anchors.bottomMargin: holding.visible ? holding.height + 4 : 0
        flow: root.upright ? GridView.FlowTopToBottom : GridView.FlowLeftToRight
        cellWidth: Math.floor(width / (root.upright ? 4 : 11))
        cellHeight: root.upright ? Math.floor(height / 11) : Math.max(72, Math.min(cellWidth * 1.35, height / 4))
        interactive: contentHeight > height
        clip: interactive
        model: root.orders.cards
        delegate: CardButton {
            width: grid.cellWidth
            height: grid.cellHeight
            onClicked: root.orders.tap(number)
            onPressAndHold: root.orders.mark(number)
        }
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
