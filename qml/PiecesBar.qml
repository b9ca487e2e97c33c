// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// What one player has in a step of an evaluation, built of the very pieces that count. What becomes of it stands
/// at the right.
Item {
    id: root

    required property string name
    required property string color
    required property string note
    required property var orders
    required property int carts
    required property int cartCoal
    property int loadedCarts: 0
    /// Of the other games: {shape, tone, mark, times, dimmed}
    property var pieces: []
    property int workers: 0
    /// What somebody has where there is nothing to draw.
    property string figure: ""
    /// Tiles to be compared; below 0 where they are not.
    property int light: -1
    property int dark: -1
    property bool strong: false
    /// What becomes of it stands at the left, for left hands.
    property bool mirrored: false
    property color frame: root.strong ? Theme.brass : Theme.ruleLine
    property alias aside: asideRow.data

    /// How high a bar may be so that all of them are seen.
    property real roomForEach: 64
    readonly property real piece: Math.max(42 * Theme.room, Math.min(84 * Theme.room, root.roomForEach - 12))
    readonly property real roomForPieces: root.width - emblem.width - who.width - asideRow.width - 20 - 3 * Theme.gap
    /// Those of the other games, so that they stand in one row as long as they can be read.
    readonly property real inRow: Math.max(26 * Theme.room, Math.min(root.piece * 0.62, root.roomForPieces / Math.max(1, root.pieces.length) - flow.spacing))
    /// Where even one does not fit, the numbers say it.
    readonly property bool showsPieces: root.roomForPieces >= root.piece * 1.13

    LayoutMirroring.enabled: root.mirrored
    LayoutMirroring.childrenInherit: true
    implicitHeight: Math.max(Math.min(96 * Theme.room, root.roomForEach), who.implicitHeight + 8, asideRow.implicitHeight + 8, root.showsPieces ? flow.implicitHeight + 8 : 0)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.strong ? Theme.raised : "transparent"
        border.width: root.strong ? 2 : 1
        border.color: root.frame
    }
    Emblem {
        id: emblem

        anchors.left: parent.left
        anchors.leftMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        player: root.color
    }
    Column {
        id: who

        anchors.left: emblem.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(200 * Theme.textScale, root.width * 0.26)

        WholeText {
            width: parent.width
            text: root.name
            font.pixelSize: Theme.large
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.note
            color: Theme.quietInk
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
    Flow {
        id: flow

        visible: root.showsPieces
        anchors.left: who.right
        anchors.leftMargin: Theme.gap
        width: root.roomForPieces
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4

        Repeater {
            model: root.orders
            delegate: OrderCard {
                required property var modelData

                width: root.piece * 1.13
                height: root.piece
                vehicle: modelData.vehicle
                coal: modelData.coal
                points: modelData.points
                dimmed: modelData.amount === 0
            }
        }
        Repeater {
            model: root.carts + root.loadedCarts
            delegate: Cart {
                required property int index

                width: root.piece * 0.75
                height: width
                coal: root.cartCoal
                loaded: index >= root.carts
            }
        }
        Repeater {
            model: root.workers
            delegate: Worker {
                width: root.piece * 0.5
                height: root.piece * 0.66
                player: root.color
            }
        }
        Repeater {
            model: root.pieces
            delegate: Row {
                id: several

                required property var modelData

                spacing: 2

                GamePiece {
                    height: root.inRow
                    width: wide ? implicitWidth : height
                    implicitHeight: height
                    shape: several.modelData.shape
                    tone: several.modelData.tone
                    player: root.color
                    mark: several.modelData.mark
                    hollow: several.modelData.dimmed
                }
                Label {
                    visible: several.modelData.times > 1
                    height: root.inRow
                    verticalAlignment: Text.AlignVCenter
                    text: "×" + several.modelData.times
                    font.family: Theme.numberFamily
                    font.pixelSize: Theme.large
                }
            }
        }
        Label {
            visible: root.figure !== "" && root.light < 0 && root.orders.length === 0
            height: root.piece
            text: root.figure
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.numberFamily
            font.pixelSize: Theme.large
        }
        BalanceBeam {
            visible: root.light >= 0
            width: Math.min(root.roomForPieces, implicitWidth)
            height: Math.min(root.piece, implicitHeight)
            light: Math.max(0, root.light)
            dark: Math.max(0, root.dark)
        }
    }
    Row {
        id: asideRow

        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
        layoutDirection: root.mirrored ? Qt.RightToLeft : Qt.LeftToRight // numbers stay in their order
    }
}
