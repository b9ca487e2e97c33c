// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion
import Companion.Look

/// One player at the table: score, holdings, and what can be told about them with a tap.
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
    readonly property bool roomy: root.roomForEach >= 116 * Theme.textScale
    readonly property bool inShift: root.game.phase === CoalBaronGame.Shift || root.game.phase === CoalBaronGame.Draft

    signal ordersRequested
    signal mineRequested
    signal marksRequested

    padding: 8
    height: Math.max(implicitHeight, Math.min(root.roomForEach, 170 * Theme.textScale))
    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: root.isNext ? 3 : 1
        border.color: root.isNext ? Theme.brass : Theme.ruleLine
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1: %2").arg(root.name).arg(root.score)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gap

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: 4

            RowLayout {
                spacing: Theme.gap

                Emblem {
                    implicitWidth: 28
                    implicitHeight: 28
                    player: root.color
                }
                WholeText {
                    Layout.fillWidth: true
                    text: root.name
                    font.pixelSize: Theme.large
                    font.family: Theme.titleFamily
                }
                Icon {
                    visible: root.starts
                    name: "crown"
                    color: Theme.brassText
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("starting player")
                }
                Label {
                    visible: root.game.tracksTurns && root.inShift
                    text: root.workers === 0 ? qsTr("done") : root.isNext ? qsTr("%n worker(s), to move", "", root.workers) : qsTr("%n worker(s)", "", root.workers)
                    color: root.isNext ? Theme.brassText : Theme.quietInk
                    font.pixelSize: Theme.small
                }
            }
            HoldingsRow {
                Layout.fillWidth: true
                visible: root.roomy
                coal: root.coal
                vehicles: root.vehicles
                carts: root.carts
            }
            RowLayout {
                spacing: Theme.gap

                Button {
                    objectName: "deliver-" + root.index
                    enabled: root.inShift
                    text: qsTr("Deliver")
                    onClicked: root.ordersRequested()
                }
                Button {
                    objectName: "mine-" + root.index
                    enabled: root.inShift
                    text: qsTr("Mine")
                    onClicked: root.mineRequested()
                }
                Button {
                    objectName: "marks-" + root.index
                    enabled: root.inShift
                    text: root.marks < 0 ? qsTr("Marks") : qsTr("Marks %1").arg(root.marks)
                    onClicked: root.marksRequested()
                }
                WorkerButtons {
                    Layout.fillWidth: true
                    visible: root.game.tracksTurns && root.isNext && root.game.phase === CoalBaronGame.Shift
                    workers: root.workers
                    onPlaced: workers => root.game.placeWorkers(root.index, workers)
                }
                Item {
                    Layout.fillWidth: true
                }
            }
        }
        ColumnLayout {
            Layout.rightMargin: Theme.gap
            Layout.minimumWidth: 72 * Theme.textScale
            spacing: 0

            Label {
                Layout.alignment: Qt.AlignRight
                text: root.score
                font.family: Theme.numberFamily
                font.pixelSize: root.roomy ? Theme.score * 0.8 : Theme.headline
            }
            Label {
                Layout.alignment: Qt.AlignRight
                visible: root.game.phase === CoalBaronGame.Shift
                text: qsTr("+%1 now").arg(root.gain)
                color: Theme.good
                font.pixelSize: Theme.small
                Accessible.name: qsTr("if the shift ended now, %1 more").arg(root.gain)
            }
        }
    }
}
