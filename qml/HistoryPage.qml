// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Every finished game, newest first: found by words or by filters, opened with a tap.
PageFrame {
    id: root

    required property App app
    readonly property History history: root.app.history

    signal gameRequested(string id)
    signal newGameRequested
    signal paperRequested

    title: root.history.deletedOnes ? qsTr("Deleted games") : qsTr("History")
    onBackRequested: root.history.deletedOnes = false

    actions: [
        ToolButton {
            objectName: "deletedGames"
            visible: root.history.anyDeleted || root.history.deletedOnes
            icon.name: root.history.deletedOnes ? "history" : "delete"
            text: root.history.deletedOnes ? qsTr("History") : qsTr("Deleted games")
            onClicked: root.history.deletedOnes = !root.history.deletedOnes
        },
        ToolButton {
            objectName: "paper"
            icon.name: "edit"
            text: qsTr("Game from paper")
            onClicked: root.paperRequested()
        }
    ]

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            visible: root.history.anyGames
            spacing: Theme.gap

            TextField {
                id: search

                objectName: "search"
                Layout.fillWidth: true
                placeholderText: qsTr("Player, group, place or comment")
                Accessible.name: qsTr("Search")
                maximumLength: 100
                text: root.history.search
                onTextEdited: typing.restart()
                onAccepted: root.history.search = text

                Timer {
                    id: typing

                    interval: 200
                    onTriggered: root.history.search = search.text
                }
            }
            BusyIndicator {
                visible: root.history.busy
                implicitWidth: Theme.target
                implicitHeight: Theme.target
            }
        }
        ChoiceBar {
            Layout.fillWidth: true
            visible: root.history.anyGames
            choice: root.history.choice
            withPerson: true
        }
        HeadedList {
            id: list

            objectName: "games"
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap
            model: root.history.games
            section.property: "month"
            onContentYChanged: {
                if (contentY + 2 * height > contentHeight)
                    root.history.more();
            }
            delegate: HistoryDelegate {
                width: list.width - 16
                deleted: root.history.deletedOnes
                onOpened: root.gameRequested(gameId)
                onRemoved: root.history.remove(gameId)
                onRestored: root.history.restore(gameId)
            }

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(520 * Theme.room, parent.width)
                visible: list.count === 0 && !root.history.busy
                icon: root.history.anyGames ? "search" : "history"
                text: root.history.deletedOnes ? qsTr("No game is deleted.") : root.history.anyGames ? qsTr("No game is like that.") : qsTr("Games you finish will be here.")
                action: root.history.deletedOnes ? "" : root.history.anyGames ? qsTr("Show all games") : qsTr("New game")
                onActionTriggered: {
                    if (root.history.anyGames) {
                        root.history.search = "";
                        root.history.choice.reset();
                    } else {
                        root.newGameRequested();
                    }
                }
            }
        }
        Banner {
            objectName: "removed"
            Layout.fillWidth: true
            visible: root.history.removed !== ""
            text: root.history.removed
            action: qsTr("Undo")
            closable: true
            onActionTriggered: root.history.undoRemove()
            onClosed: root.history.forgetRemoved()
        }
    }
}
