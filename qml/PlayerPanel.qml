// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// One player at the table: score, holdings, and what can be told about them with a tap.
/// Where there is little room, name, buttons and score share a line.
Frame {
    id: root

    required property int index
    required property string name
    required property string color
    required property int score
    required property int gain
    required property int workers
    required property bool isNext
    required property bool starts
    required property int marks
    required property list<int> coal
    required property list<int> vehicles
    required property list<int> carts
    required property CoalBaronGame game
    /// How high a panel may be so that all of them are seen.
    property real roomForEach: 150
    readonly property bool tight: root.roomForEach < 76 + 24 * Theme.textScale
    readonly property bool roomy: root.roomForEach >= 98 + 24 * Theme.textScale
    /// Pictures instead of words on the buttons, so that the name has room.
    readonly property bool narrow: root.tight && root.width < (root.game.tracksTurns ? 560 : 440) * Theme.textScale
    readonly property bool inShift: root.game.phase === CoalBaronGame.Shift || root.game.phase === CoalBaronGame.Draft

    readonly property string turnWords: !root.game.tracksTurns || !root.inShift ? "" : root.workers === 0 ? qsTr("done") : root.isNext && !root.tight ? qsTr("%n worker(s), to move", "", root.workers) : qsTr("%n worker(s)", "", root.workers)

    signal ordersRequested
    signal mineRequested
    signal marksRequested
    signal gainRequested

    objectName: "player-" + root.index
    padding: 8
    height: Math.max(implicitHeight, Math.min(root.roomForEach, 170 * Theme.textScale))
    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: root.isNext ? 3 : 1
        border.color: root.isNext ? Theme.brass : Theme.ruleLine
    }
    contentItem: Item {
        implicitHeight: root.tight ? Theme.target : header.height + buttons.height + 4 + (holdings.visible ? holdings.height + 4 : 0)
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("%1: %2").arg(root.name).arg(root.score)

        PlayerHeader {
            id: header

            anchors.left: root.tight && Theme.leftHanded ? buttons.right : parent.left
            anchors.leftMargin: root.tight && Theme.leftHanded ? Theme.gap : 0
            anchors.right: root.tight && !Theme.leftHanded ? buttons.left : total.left
            anchors.rightMargin: Theme.gap
            y: root.tight ? (parent.height - height) / 2 : 0
            name: root.name
            color: root.color
            starts: root.starts && !root.tight
            status: root.tight ? "" : root.turnWords
            emphasis: root.isNext
        }
        HoldingsRow {
            id: holdings

            anchors.left: parent.left
            y: header.height + (buttons.y - header.height - height) / 2
            visible: !root.tight && root.roomy && scale > 0.7
            scale: Math.min(1, (parent.width - total.width - Theme.gap) / implicitWidth)
            transformOrigin: Item.Left
            coal: root.coal
            vehicles: root.vehicles
            carts: root.carts
        }
        Row {
            id: buttons

            x: root.tight && !Theme.leftHanded ? total.x - width - Theme.gap : 0
            y: root.tight ? (parent.height - height) / 2 : parent.height - height
            spacing: Theme.gap

            Button {
                objectName: "deliver-" + root.index
                enabled: root.inShift
                icon.name: "deliver"
                text: qsTr("Deliver")
                display: root.narrow ? T.AbstractButton.IconOnly : T.AbstractButton.TextOnly
                onClicked: root.ordersRequested()
            }
            Button {
                objectName: "mine-" + root.index
                enabled: root.inShift
                icon.name: "mine"
                text: qsTr("Mine")
                display: root.narrow ? T.AbstractButton.IconOnly : T.AbstractButton.TextOnly
                onClicked: root.mineRequested()
            }
            Button {
                objectName: "marks-" + root.index
                visible: !root.tight
                enabled: root.inShift
                text: qsTr("Marks %1").arg(root.marks < 0 ? "–" : root.marks)
                Accessible.name: root.marks < 0 ? qsTr("Marks, not known yet") : text
                onClicked: root.marksRequested()
            }
            WorkerButtons {
                visible: root.game.tracksTurns && root.isNext && root.game.phase === CoalBaronGame.Shift
                offered: root.tight ? 1 : root.width < 640 * Theme.textScale ? 2 : 4
                buttonWidth: root.narrow ? Theme.target : Theme.target + 12
                workers: root.workers
                player: root.color
                onPlaced: workers => root.game.placeWorkers(root.index, workers)
            }
        }
        WhyTap {
            id: total

            objectName: "gain-" + root.index
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            width: (root.tight ? 64 : 104) * Theme.textScale
            height: root.tight ? parent.height : Math.max(Theme.target, implicitContentHeight)
            Accessible.name: root.game.phase === CoalBaronGame.Shift ? qsTr("%1 points; if the shift ended now, %2 more").arg(root.score).arg(root.gain) : qsTr("%n point(s)", "", root.score)
            onClicked: root.gainRequested()
            contentItem: Item {
                implicitHeight: numbers.implicitHeight

                Column {
                    id: numbers

                    width: parent.width
                    anchors.verticalCenter: parent.verticalCenter

                    Figures {
                        anchors.right: parent.right
                        text: String(root.score)
                        font.pixelSize: root.tight ? Theme.title : root.roomy ? Theme.score * 0.8 : Theme.headline
                    }
                    Label {
                        anchors.right: parent.right
                        visible: root.game.phase === CoalBaronGame.Shift && (!root.tight || root.turnWords === "")
                        text: qsTr("+%1 now").arg(root.gain)
                        color: Theme.good
                        font.pixelSize: Theme.small
                        font.underline: true // it can be tapped
                        Accessible.ignored: true
                    }
                    WorkersLeft {
                        anchors.right: parent.right
                        visible: root.tight && root.turnWords !== ""
                        player: root.color
                        workers: root.workers
                        words: root.turnWords
                    }
                }
            }
        }
    }
}
