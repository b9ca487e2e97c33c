// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The end of the game: what is known filled in, the rest asked for everyone on one screen; then the result.
PageFrame {
    id: root

    required property App app
    readonly property CoalBaronGame game: root.app.game
    readonly property FinalView view: root.app.finalCount
    readonly property string record: root.view.record

    signal playAgainRequested
    signal homeRequested
    signal shareRequested
    signal eveningRequested

    title: root.view.finished ? qsTr("The result") : qsTr("Final reckoning")
    mainAction: !root.view.finished ? qsTr("Reckon") : root.view.saved ? qsTr("Play again") : qsTr("Save")
    mainActionIcon: !root.view.finished ? "forward" : root.view.saved ? "play" : "save"
    mainActionEnabled: root.view.finished || root.view.complete
    onMainActionTriggered: {
        if (!root.view.finished)
            root.view.finish();
        else if (!root.view.saved)
            root.view.save();
        else
            root.playAgainRequested();
    }

    onRecordChanged: {
        if (root.record !== "")
            root.app.gameSheet.show(root.record);
    }

    actions: [
        ToolButton {
            objectName: "finalEvening"
            icon.name: "people"
            text: qsTr("Players and evening")
            onClicked: root.eveningRequested()
        },
        UndoRedo {
            game: root.game
        }
    ]
    notices: [
        Hint {
            wanted: !root.view.finished
            settings: root.app.settings
            text: qsTr("Count what everybody has left and tap the numbers in, then tap Reckon.")
        },
        Repeater {
            visible: count > 0
            model: root.view.warnings
            delegate: Banner {
                required property string modelData

                objectName: "finalWarning"
                width: parent?.width ?? 0
                tone: "care"
                text: modelData
            }
        }
    ]

    // Whoever undoes the end of the last shift is back at the table.
    Connections {
        function onChanged() {
            if (root.game.correcting === 0 && root.game.phase !== CoalBaronGame.FinalCount && root.game.phase !== CoalBaronGame.Finished)
                root.backRequested();
        }

        target: root.game
    }

    ListView {
        id: questions

        anchors.fill: parent
        visible: !root.view.finished
        clip: true
        spacing: Theme.gap
        model: root.view.players
        ScrollBar.vertical: ScrollBar {}
        delegate: FinalQuestions {
            width: questions.width
            onAsked: (field, title, number) => keypad.ask(index, field, title, number)
        }
    }
    SheetTabs {
        anchors.fill: parent
        visible: root.view.finished
        sheet: root.app.gameSheet
        photo: root.app.evening.photo
    }

    bottomItems: [
        Label {
            Layout.fillWidth: true
            visible: !root.view.finished
            text: root.view.missing !== "" ? root.view.missing : qsTr("Numbers with a question mark are notes from the game: look once more.")
            color: Theme.quietInk
            wrapMode: Text.Wrap
        },
        Label {
            visible: root.view.saved
            text: qsTr("Saved in the history.")
            color: Theme.good
        },
        Button {
            objectName: "share"
            visible: root.view.saved
            icon.name: "share"
            text: qsTr("Share")
            onClicked: root.shareRequested()
        },
        Button {
            objectName: "finalHome"
            visible: root.view.saved
            icon.name: "home"
            text: qsTr("Home")
            onClicked: root.homeRequested()
        }
    ]

    AnswerPopup {
        id: keypad

        onAnswered: (seat, field, number) => root.view.answer(seat, field, number)
    }
}
