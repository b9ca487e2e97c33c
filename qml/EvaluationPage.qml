// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// The evaluation of a shift, segment by segment, then its summary and what comes before the next one.
PageFrame {
    id: root

    required property App app
    readonly property CoalBaronGame game: root.app.game
    readonly property EvaluationView view: root.app.evaluation
    /// 0: step by step, 1: the summary, 2: the checklist.
    property int part: 0
    readonly property bool isLatest: root.view.shift === root.game.shift
    /// Which way the evaluation faces: towards a seat, in quarter turns.
    property int turned: 0
    readonly property string aloud: root.part === 0 ? root.view.aloud : root.part === 1 ? root.view.summaryAloud : root.view.checklistAloud

    signal nextShiftStarted
    signal finalRequested
    signal correctionRequested(int shift)

    function forward() {
        if (root.part === 0 && root.view.step < root.view.steps - 1)
            root.view.step += 1;
        else if (root.part === 0)
            root.part = 1;
        else if (root.part === 1 && root.isLatest && root.game.phase === CoalBaronGame.Evaluated && !root.game.catchingUp)
            root.part = 2;
        else if (root.part === 1 && root.isLatest && root.game.phase === CoalBaronGame.FinalCount)
            root.finalRequested();
        else if (root.isLatest && root.game.phase === CoalBaronGame.Evaluated && root.game.startNextShift())
            root.nextShiftStarted();
        else if (root.part === 1)
            root.backRequested();
    }

    function backward() {
        if (root.part > 0)
            root.part -= 1;
        else
            root.view.step -= 1;
    }

    function readAloud() {
        if (root.app.settings.readAloud && root.StackView.status === StackView.Active)
            root.app.voice.say(root.aloud);
    }

    objectName: "evaluationPage"
    onAloudChanged: root.readAloud()
    // When the screens have come to rest: what leaves them has stopped reading by then.
    StackView.onActivated: Qt.callLater(root.readAloud) // qmllint disable type
    title: root.part === 2 ? qsTr("Before the next shift") : qsTr("Evaluation of shift %1").arg(["", "I", "II", "III"][root.view.shift])
    mainAction: root.part === 0 ? qsTr("Next") : root.part === 2 ? qsTr("Start shift %1").arg(["", "II", "III"][root.view.shift]) : root.isLatest && root.game.phase === CoalBaronGame.FinalCount ? qsTr("Final reckoning") : qsTr("Go on")
    mainActionIcon: "forward"
    onMainActionTriggered: {
        player.stop();
        root.forward();
    }

    actions: [
        ReadAloud {
            voice: root.app.voice
            words: root.aloud
        },
        ToolButton {
            visible: root.part < 2
            icon.name: "rotate"
            objectName: "turn"
            text: qsTr("Turn to another side of the table")
            onClicked: facing.open()
        },
        UndoRedo {
            game: root.game
        }
    ]

    // A tap says: enough.
    Connections {
        function onStoppedAtTap() {
            player.stop();
        }

        target: root.app.voice
    }
    // Whoever undoes the end of the shift is back at the table.
    Connections {
        function onChanged() {
            if (root.view.steps === 0 && root.game.correcting === 0)
                root.backRequested();
        }

        target: root.view
    }

    notices: Hint {
        wanted: root.turned === 0 && root.part === 0
        settings: root.app.settings
        text: qsTr("Next walks round the shift clock: every step says who gets points, and why.")
    }

    Item {
        id: sheet

        readonly property bool sideways: root.turned % 2 === 1
        /// Sideways a small screen is narrower than what has to be on it.
        readonly property real narrowest: 380 * Theme.textScale

        anchors.centerIn: parent
        rotation: root.turned * 90
        scale: sheet.sideways ? Math.min(1, parent.height / sheet.narrowest) : 1
        width: sheet.sideways ? parent.height / sheet.scale : parent.width
        height: sheet.sideways ? parent.width / sheet.scale : parent.height

        EvaluationStep {
            anchors.fill: parent
            visible: root.part === 0
            view: root.view
            segments: root.app.table.segments
        }
        EvaluationSummary {
            anchors.fill: parent
            visible: root.part === 1
            view: root.view
            game: root.game
        }
        ListView {
            id: checklist

            anchors.fill: parent
            visible: root.part === 2
            clip: true
            model: root.view.checklist
            delegate: ChecklistItem {
                width: checklist.width
            }
        }
    }

    bottomItems: [
        Button {
            objectName: "evaluationBack"
            icon.name: "back"
            text: qsTr("Back")
            enabled: root.part > 0 || root.view.step > 0
            onClicked: {
                player.stop();
                root.backward();
            }
        },
        PlayButtons {
            id: player

            visible: root.part === 0
            single: root.width < 620 * Theme.textScale // three hide the way on
            held: root.app.voice.speaking
            onSpeedChanged: {
                if (speed > 0)
                    root.readAloud(); // from the beginning, also if the tap cut it short
            }
            onStepped: root.forward()
        },
        Button {
            objectName: "toSummary"
            visible: root.part === 0
            text: qsTr("Summary")
            onClicked: {
                player.stop();
                root.part = 1;
            }
        },
        Button {
            objectName: "correctShift"
            visible: root.part === 1 && root.game.phase !== CoalBaronGame.Finished
            icon.name: "edit"
            text: qsTr("Correct this shift")
            onClicked: root.correctionRequested(root.view.shift)
        }
    ]

    FacingPopup {
        id: facing

        game: root.game
        turned: root.turned
        onChosen: turned => root.turned = turned
    }
}
