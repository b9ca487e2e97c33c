// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The arithmetic that stops a game, without a game: what has to be said, and the answer at once.
PageFrame {
    id: root

    required property App app
    readonly property Calculators calculators: root.app.calculators
    readonly property bool upright: root.height > root.width

    title: qsTr("Calculators")

    GamesBar {
        id: games

        width: parent.width
        games: root.calculators.games
        game: root.calculators.game
        onChosen: game => root.calculators.game = game
    }
    GridLayout {
        anchors.fill: parent
        anchors.topMargin: games.height + Theme.gap * 2
        columns: root.upright ? 1 : 2
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 2
            Layout.preferredHeight: 2
            clip: true
            model: root.calculators.ofGame
            ScrollBar.vertical: ScrollBar {}
            delegate: ItemDelegate {
                id: one

                required property var modelData

                objectName: "calculator-" + modelData.key
                width: list.width - 16
                text: modelData.title
                highlighted: root.calculators.chosen === modelData.key
                onClicked: root.calculators.chosen = modelData.key
            }
        }
        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 3
            Layout.preferredHeight: 3
            contentWidth: availableWidth
            clip: true

            ColumnLayout {
                width: scroll.availableWidth - Theme.margin
                spacing: Theme.gap * 2

                Label {
                    Layout.fillWidth: true
                    text: root.calculators.title
                    font.family: Theme.titleFamily
                    font.pixelSize: Theme.large
                    wrapMode: Text.Wrap
                }
                Label {
                    Layout.fillWidth: true
                    text: root.calculators.text
                    color: Theme.quietInk
                    wrapMode: Text.Wrap
                }
                Section {
                    Layout.fillWidth: true
                    title: qsTr("The answer")

                    Repeater {
                        model: root.calculators.reckon(fields.said())
                        delegate: Label {
                            required property string modelData
                            required property int index

                            objectName: "answer-" + index
                            Layout.fillWidth: true
                            text: modelData
                            wrapMode: Text.Wrap
                        }
                    }
                }
                AskFields {
                    id: fields

                    Layout.fillWidth: true
                    fields: root.calculators.fields
                }
            }
        }
    }
}
