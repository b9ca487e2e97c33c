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
    required property LiveGame game
    required property FinalCount view
    readonly property string record: root.view.record
    readonly property bool finished: root.view.finished

    signal playAgainRequested
    signal homeRequested
    signal shareRequested
    signal eveningRequested
    signal checkRequested
    signal stepsRequested

    function readAloud() {
        if (root.finished && root.app.settings.readAloud && root.StackView.status === StackView.Active)
            root.app.voice.say(root.app.gameSheet.aloud);
    }

    // When the sheet knows it, too.
    onFinishedChanged: Qt.callLater(root.readAloud) // qmllint disable type
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
        ReadAloud {
            visible: root.finished
            voice: root.app.voice
            words: root.app.gameSheet.aloud
        },
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
            if (root.app.game.correcting === 0 && !root.game.atTheEnd)
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
            titles: root.view.titles
            onAsked: (field, title, number, known) => {
                const ask = root.view.picker(index, field);
                if (ask.fields === undefined) {
                    keypad.least = root.view.least(field);
                    keypad.ask(index, field, title, number, known);
                } else {
                    picker.pick(index, field, ask, name);
                }
            }
        }
    }
    SheetTabs {
        anchors.fill: parent
        visible: root.view.finished
        sheet: root.app.gameSheet
        photo: root.app.evening.photo
        onStepsRequested: root.stepsRequested()
    }

    bottomItems: [
        Label {
            Layout.fillWidth: true
            visible: !root.view.finished
            text: root.view.missing !== "" ? root.view.missing : root.game !== root.app.game ? "" : qsTr("Numbers with a question mark are notes from the game: look once more.")
            color: Theme.quietInk
            wrapMode: Text.Wrap
            maximumLineCount: Theme.compact ? 2 : 4 // the players need the room
            elide: Text.ElideRight
        },
        Button {
            objectName: "checkEnd"
            visible: root.game === root.app.game && !root.view.finished && root.view.complete
            icon.name: "edit"
            text: qsTr("Check it yourself first")
            onClicked: root.checkRequested()
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
    AskDialog {
        id: picker

        property int seat: 0
        property int field: 0

        function pick(seat: int, field: int, ask: var, who: string) {
            picker.seat = seat;
            picker.field = field;
            picker.begin(ask, who);
            if (ask.chosen !== undefined)
                picker.answer(ask.fields[0].key, ask.chosen);
        }

        onTold: (key, answers) => root.view.pick(picker.seat, picker.field, answers)
    }
}
