// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Who plays, where they sit, who starts; how the game is played is folded away until somebody wants it.
PageFrame {
    id: root

    required property App app
    readonly property NewGame newGame: root.app.newGame

    /// The day is what a game from paper begins with.
    property bool fromPaper: false

    signal started(string id)

    Component.onCompleted: root.fromPaper = root.newGame.joinedAt === 4
    title: root.newGame.joinedAt === 4 ? qsTr("A game of Coal Baron from paper") : qsTr("New game: %1").arg(root.newGame.title)
    mainAction: qsTr("Start")
    mainActionIcon: "play"
    mainActionEnabled: root.newGame.ready || (people.typed && root.newGame.players + 1 >= root.newGame.fewestPlayers)
    onMainActionTriggered: {
        if (people.takeTyped())
            root.started(root.newGame.start());
    }

    notices: Hint {
        settings: root.app.settings
        text: root.newGame.knowsPeople ? qsTr("Tap who plays, drag the names into the order in which you sit, and give the flag to whoever starts.") : qsTr("Type in who plays, one name after the other, drag the names into the order in which you sit, and give the flag to whoever starts.")
    }

    GamesBar {
        id: games

        width: parent.width
        visible: !root.fromPaper
        height: visible ? implicitHeight : 0
        games: root.newGame.games
        game: root.newGame.game
        onChosen: game => root.newGame.game = game
    }
    GridLayout {
        anchors.fill: parent
        anchors.topMargin: games.visible ? games.height + Theme.gap : 0
        columns: root.width > root.height ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        PeopleChoice {
            id: people

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 1
            newGame: root.newGame
        }
        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 1
            contentWidth: availableWidth
            clip: true

            ColumnLayout {
                width: scroll.availableWidth
                spacing: Theme.margin

                BegunChoice {
                    Layout.fillWidth: true
                    visible: root.fromPaper
                    newGame: root.newGame
                }
                SeatsChoice {
                    Layout.fillWidth: true
                    newGame: root.newGame
                }
                EveningChoice {
                    Layout.fillWidth: true
                    newGame: root.newGame
                }
                BegunChoice {
                    Layout.fillWidth: true
                    visible: !root.fromPaper && root.newGame.isCoalBaron
                    newGame: root.newGame
                }
                OptionsChoice {
                    Layout.fillWidth: true
                    visible: root.newGame.isCoalBaron
                    newGame: root.newGame
                }
                GuidedOptions {
                    Layout.fillWidth: true
                    visible: !root.newGame.isCoalBaron
                    newGame: root.newGame
                }
            }
        }
    }

    bottomItems: Label {
        Layout.fillWidth: true
        text: root.newGame.hint
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
}
