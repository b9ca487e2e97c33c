// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The games under way on top, then everything else there is to do.
PageFrame {
    id: root

    required property App app

    signal newGameRequested
    signal gameRequested(string id)
    signal historyRequested
    signal leaderboardRequested
    signal peopleRequested
    signal settingsRequested
    signal helpRequested
    signal learnRequested
    signal sampleRequested
    signal paperRequested
    signal paperShiftsRequested
    signal givenUpRequested
    signal guidedRequested
    signal calculatorsRequested
    signal giveUpRequested(string id, string players)

    title: "Steiger"
    canGoBack: false

    notices: Banner {
        objectName: "notKept"
        width: parent.width
        visible: root.app.notKept !== ""
        tone: "wrong"
        text: root.app.openingTrouble
    }

    ScrollView {
        id: scroll

        anchors.fill: parent
        contentWidth: availableWidth

        ColumnLayout {
            width: scroll.availableWidth
            spacing: Theme.margin

            LanguageChoice {
                Layout.fillWidth: true
                visible: !root.app.settings.languageChosen
                settings: root.app.settings
            }
            Repeater {
                model: root.app.home.liveGames
                delegate: LiveGameCard {
                    Layout.fillWidth: true
                    onContinued: root.gameRequested(id)
                    onGivenUp: root.giveUpRequested(id, players)
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: root.width < 700 * Theme.textScale ? 2 : 4
                columnSpacing: Theme.gap * 2
                rowSpacing: Theme.gap * 2

                HomeButton {
                    objectName: "newGame"
                    text: qsTr("New game")
                    iconName: "add"
                    highlighted: true
                    onClicked: root.newGameRequested()
                }
                HomeButton {
                    objectName: "history"
                    text: qsTr("History")
                    iconName: "history"
                    onClicked: root.historyRequested()
                }
                HomeButton {
                    objectName: "leaderboard"
                    text: qsTr("Leaderboard")
                    iconName: "leaderboard"
                    onClicked: root.leaderboardRequested()
                }
                HomeButton {
                    objectName: "people"
                    text: qsTr("People and groups")
                    iconName: "people"
                    onClicked: root.peopleRequested()
                }
                HomeButton {
                    objectName: "paper"
                    text: qsTr("Game from paper")
                    iconName: "edit"
                    onClicked: root.paperRequested()
                }
                HomeButton {
                    objectName: "learn"
                    text: qsTr("Learn")
                    iconName: "learn"
                    onClicked: root.learnRequested()
                }
                HomeButton {
                    objectName: "calculators"
                    text: qsTr("Calculators")
                    iconName: "calculator"
                    onClicked: root.calculatorsRequested()
                }
                HomeButton {
                    objectName: "help"
                    text: qsTr("Rules and words")
                    iconName: "book"
                    onClicked: root.helpRequested()
                }
            }
            Section {
                Layout.fillWidth: true
                visible: root.app.home.empty
                title: qsTr("New here?")

                Label {
                    Layout.fillWidth: true
                    text: qsTr("Steiger keeps the score while you play: it turns the shift clock, works out every majority and says why.")
                    color: Theme.quietInk
                    wrapMode: Text.Wrap
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    Button {
                        objectName: "sample"
                        icon.name: "star"
                        text: qsTr("Look at a sample evening")
                        onClicked: root.sampleRequested()
                    }
                    Button {
                        objectName: "guided"
                        icon.name: "help"
                        text: qsTr("Guided first game")
                        onClicked: root.guidedRequested()
                    }
                }
            }
        }
    }

    actions: [
        ToolButton {
            objectName: "settings"
            icon.name: "settings"
            text: qsTr("Settings")
            onClicked: root.settingsRequested()
        },
        MenuButton {
            objectName: "homeMenu"
            menu: "HomeMenu.qml"
            onMade: menu => {
                menu.paperShiftsRequested.connect(root.paperShiftsRequested);
                menu.givenUpRequested.connect(root.givenUpRequested);
            }
        }
    ]
}
