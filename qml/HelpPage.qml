// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The rules at a glance and the words of one game, with a search through both.
PageFrame {
    id: root

    required property App app

    readonly property Help help: root.app.help
    readonly property bool wide: width >= 960

    title: qsTr("Rules and words")
    StackView.onRemoved: root.help.search = ""

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap * 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin

            TextField {
                objectName: "searchHelp"
                Layout.fillWidth: true
                text: root.help.search
                placeholderText: qsTr("Search the rules and words")
                Accessible.name: placeholderText
                inputMethodHints: Qt.ImhNoPredictiveText
                onTextEdited: root.help.search = text
            }
            TabBar {
                id: tabs

                objectName: "tabs"
                Layout.preferredWidth: 260 * Theme.textScale // tabs fill what they are given: they ask for nothing
                visible: !root.wide && !root.help.foundNothing

                TabButton {
                    text: qsTr("Rules")
                }
                TabButton {
                    text: qsTr("Words")
                }
            }
        }
        GamesBar {
            Layout.fillWidth: true
            games: root.help.games
            game: root.help.game
            onChosen: game => root.help.game = game
        }
        EmptyState {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.help.foundNothing
            icon: "search"
            text: qsTr("Neither the rules nor the words mention this.")
            action: qsTr("Show everything")
            onActionTriggered: root.help.search = ""
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !root.help.foundNothing
            spacing: Theme.margin

            HelpList {
                id: rules

                objectName: "rulesOfGame"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 3
                visible: root.wide || tabs.currentIndex === 0
                title: root.wide ? qsTr("Rules") : ""
                entries: root.help.rules
            }
            HelpList {
                id: words

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 2
                visible: root.wide || tabs.currentIndex === 1
                title: root.wide ? qsTr("Words") : ""
                entries: root.help.words
            }
        }
    }

    Connections {
        function onGameChanged() {
            rules.toTheTop();
            words.toTheTop();
        }

        target: root.help
    }
}
