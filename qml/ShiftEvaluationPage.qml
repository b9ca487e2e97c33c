// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// The evaluation of a shift, segment by segment, and after its summary what comes before the next shift.
EvaluationFrame {
    id: root

    readonly property CoalBaronGame game: root.app.game
    readonly property EvaluationView evaluation: root.app.evaluation
    readonly property bool isLatest: root.evaluation.shift === root.game.shift
    readonly property bool isLast: root.isLatest && root.game.phase === CoalBaronGame.FinalCount
    readonly property bool isOver: root.isLatest && root.game.phase === CoalBaronGame.Evaluated

    signal nextShiftStarted
    signal finalRequested
    signal correctionRequested(int shift)

    view: root.evaluation
    title: root.part === 2 ? qsTr("Before the next shift") : qsTr("Evaluation of shift %1").arg(["", "I", "II", "III"][root.evaluation.shift])
    mainAction: root.part === 0 ? qsTr("Next") : root.part === 2 ? qsTr("Start shift %1").arg(["", "II", "III"][root.evaluation.shift]) : root.isLast ? qsTr("Final reckoning") : qsTr("Go on")
    aloud: root.part === 0 ? root.evaluation.aloud : root.part === 1 ? root.evaluation.summaryAloud : root.evaluation.checklistAloud
    onSummaryLeft: {
        if (root.part === 1 && root.isOver && !root.game.catchingUp)
            root.part = 2;
        else if (root.part === 1 && root.isLast)
            root.finalRequested();
        else if (root.isOver && root.game.startNextShift())
            root.nextShiftStarted();
        else if (root.part === 1)
            root.backRequested();
    }

    actions: UndoRedo {
        game: root.game
    }

    // Whoever undoes the end of the shift is back at the table.
    Connections {
        function onChanged() {
            if (root.evaluation.steps === 0 && root.game.correcting === 0)
                root.backRequested();
        }

        target: root.evaluation
    }

    notices: Hint {
        wanted: root.turned === 0 && root.part === 0
        settings: root.app.settings
        text: qsTr("Next walks round the shift clock: every step says who gets points, and why.")
    }

    furtherParts: ListView {
        id: checklist

        anchors.fill: parent
        visible: root.part === 2
        clip: true
        model: root.evaluation.checklist
        delegate: ChecklistItem {
            width: checklist.width
        }
    }

    bottomItems: Button {
        objectName: "correctShift"
        visible: root.part === 1 && root.game.phase !== CoalBaronGame.Finished
        icon.name: "edit"
        text: qsTr("Correct this shift")
        onClicked: root.correctionRequested(root.evaluation.shift)
    }
}
