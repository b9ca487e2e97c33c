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
    property AskFields form: null

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

            // No layout: with another calculator everything changes its height, and layouts in layouts give up.
            Column {
                width: scroll.availableWidth - Theme.margin
                spacing: Theme.gap * 2

                Label {
                    width: parent.width
                    text: root.calculators.title
                    font.family: Theme.titleFamily
                    font.pixelSize: Theme.large
                    wrapMode: Text.Wrap
                }
                Label {
                    width: parent.width
                    text: root.calculators.text
                    color: Theme.quietInk
                    wrapMode: Text.Wrap
                }
                Section {
                    width: parent.width
                    title: qsTr("The answer")

                    Label {
                        objectName: "answer"
                        Layout.fillWidth: true
                        text: Array.from(root.calculators.reckon(root.form?.said() ?? {})).join("\n")
                        lineHeight: 1.3
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                    }
                }
                // Made anew for every calculator: fields that follow others in a layout do not find their places.
                Repeater {
                    model: [root.calculators.chosen]
                    delegate: AskFields {
                        required property string modelData

                        width: parent?.width ?? 0
                        fields: root.calculators.fields
                    }
                    onItemAdded: (index, item) => root.form = item as AskFields
                }
            }
        }
    }
}
