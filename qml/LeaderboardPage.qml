// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// Everyone's rating with its uncertainty, and their results, over the chosen games.
PageFrame {
    id: root

    required property App app
    readonly property Leaderboard board: root.app.leaderboard

    signal personRequested(string person)
    signal headToHeadRequested
    signal recordsRequested

    title: qsTr("Leaderboard")

    actions: [
        ToolButton {
            objectName: "explain"
            icon.name: "help"
            text: qsTr("What the rating says")
            onClicked: why.show(text, qsTr("The rating is what somebody's strength is at least, almost certainly. The bar shows where the strength may lie, the dot where it most likely is; more games make the bar shorter. Games played alone are not rated.") + "\n" + qsTr("A victory that was shared counts as a win for everyone who shares it; in the share of wins it counts as a part of one. Averages are over all games that the filters leave."))
        },
        ToolButton {
            objectName: "headToHead"
            icon.name: "people"
            text: qsTr("Head to head")
            display: root.width < 700 ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
            onClicked: root.headToHeadRequested()
        },
        ToolButton {
            objectName: "records"
            icon.name: "star"
            text: qsTr("Records")
            display: root.width < 700 ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
            onClicked: root.recordsRequested()
        }
    ]

    LeaderboardColumns {
        id: measured

        width: list.width - 16
    }
    WhyDialog {
        id: why
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        ChoiceBar {
            Layout.fillWidth: true
            choice: root.board.choice
        }
        LeaderboardHead {
            Layout.fillWidth: true
            Layout.rightMargin: 16
            visible: !root.board.empty
            board: root.board
            columns: measured
        }
        ListView {
            id: list

            objectName: "board"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: 4
            model: root.board.rows
            ScrollBar.vertical: ScrollBar {}
            delegate: LeaderboardRow {
                width: list.width - 16
                lowest: root.board.lowest
                highest: root.board.highest
                columns: measured
                onClicked: root.personRequested(person)
            }

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(520 * Theme.room, parent.width)
                visible: root.board.empty && !root.board.busy
                icon: "leaderboard"
                text: root.board.choice.narrows ? qsTr("No game is like that.") : qsTr("Who plays will be ranked here, from the first game on.")
            }
            BusyIndicator {
                anchors.centerIn: parent
                visible: slow.late && root.board.busy
            }
            Timer {
                id: slow

                property bool late: false

                interval: 100
                running: root.board.busy
                onRunningChanged: late = false
                onTriggered: late = true
            }
        }
    }
}
