// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// What one player has in a segment, built of the very pieces that count, and what it brings.
Item {
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

    /// How high a bar may be so that all of them are seen.
    property real roomForEach: 64
    readonly property real piece: Math.max(42, Math.min(84, root.roomForEach - 12))
    readonly property real roomForPieces: root.width - emblem.width - who.width - figures.width - 20 - 3 * Theme.gap
    /// Where even one does not fit, the numbers say it.
    readonly property bool showsPieces: root.roomForPieces >= root.piece * 1.13

    implicitHeight: Math.max(Math.min(96, root.roomForEach), who.implicitHeight + 8, root.showsPieces ? pieces.implicitHeight + 8 : 0)
    onStepChanged: {
        if (root.wins)
            arrive.restart();
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.wins ? Theme.raised : "transparent"
        border.width: root.wins ? 2 : 1
        border.color: root.wins ? Theme.brass : Theme.ruleLine
    }
    Emblem {
        id: emblem

        x: 8
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
            text: root.reason
            color: Theme.quietInk
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
    Flow {
        id: pieces

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
            }
        }
        Repeater {
            model: root.carts
            delegate: Cart {
                width: root.piece * 0.75
                height: width
                coal: root.cartCoal
            }
        }
    }
    Row {
        id: figures

        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Label {
            width: 40 * Theme.textScale
            horizontalAlignment: Text.AlignRight
            text: root.count
            color: Theme.quietInk
            font.family: Theme.numberFamily
            font.pixelSize: Theme.title
        }
        Label {
            width: 68 * Theme.textScale
            horizontalAlignment: Text.AlignRight
            text: root.points > 0 ? "+" + root.points : ""
            color: Theme.good
            font.family: Theme.numberFamily
            font.pixelSize: Theme.title

            // The points come from the pieces to the score.
            transform: Translate {
                NumberAnimation on x {
                    id: arrive

                    running: false
                    from: -root.width / 3
                    to: 0
                    duration: Theme.slow
                    easing.type: Easing.OutCubic
                }
            }
        }
        Label {
            width: 64 * Theme.textScale
            horizontalAlignment: Text.AlignRight
            text: root.total
            font.family: Theme.numberFamily
            font.pixelSize: Theme.title
            Accessible.name: qsTr("%1 has %2 points").arg(root.name).arg(root.total)
        }
    }
}
