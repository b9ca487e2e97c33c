// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// An exercise: the evaluation as it is shown after a shift, but the points are given by whoever learns. Then
/// what was right, and what was not.
PageFrame {
    id: root

    required property App app
    readonly property Learn learn: root.app.learn
    readonly property ExerciseView view: root.learn.exercise
    /// Where there is little room, a question that is known by then gives way to the players.
    readonly property bool brief: Theme.compact && root.view.kind !== "lesson"
    /// There the clock is large enough to be tapped only if what is said stands beside it.
    readonly property bool beside: Theme.compact && root.view.onClock && root.width > root.height
    readonly property string verdictTone: root.view.right ? "good" : "care"

    function goOn() {
        if (!root.view.over && !root.view.judged)
            root.view.judge();
        else if (!root.view.over)
            root.view.next();
        else if (!root.learn.goOn())
            root.backRequested();
    }

    objectName: "exercisePage"
    title: root.view.heading
    mainAction: root.view.over ? (root.view.kind === "own" ? qsTr("Done") : root.view.kind === "lesson" ? qsTr("Go on") : qsTr("Another one")) : root.view.judged ? qsTr("Next") : qsTr("Check")
    mainActionIcon: root.view.over || root.view.judged ? "forward" : "check"
    mainActionEnabled: root.view.over || root.view.complete
    onMainActionTriggered: root.goOn()

    notices: [
        Banner {
            objectName: "instruction"
            width: parent.width
            visible: !root.view.over && !root.view.judged && !root.brief && !root.beside
            icon: "edit"
            text: root.view.instruction
        },
        Banner {
            objectName: "verdict"
            width: parent.width
            visible: root.view.judged && !Theme.compact // else it stands at the bottom
            icon: root.view.right ? "check" : "warning"
            tone: root.verdictTone
            text: root.view.verdict
        }
    ]

    EvaluationStep {
        id: step

        anchors.fill: parent
        visible: !root.view.over && !root.view.onClock
        view: root.view
        segments: root.view.segments
        showsClock: root.view.segment > 0
        delegate: AnswerBar {
            width: ListView.view.width
            roomForEach: step.roomForEach
            judged: root.view.judged
            onChosen: answer => root.view.choose(index, answer)
        }
    }
    Banner {
        objectName: "besideClock"
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width * 0.5
        visible: root.beside
        icon: !root.view.judged ? "edit" : root.view.right ? "check" : "warning"
        tone: root.view.judged ? root.verdictTone : "info"
        text: root.view.judged ? root.view.verdict : root.view.instruction
    }
    ShiftClock {
        objectName: "exerciseClock"
        anchors.fill: parent
        anchors.leftMargin: root.beside ? parent.width * 0.5 + Theme.gap : 0
        visible: root.view.onClock
        tappable: !root.view.judged
        segments: root.view.segments
        hand: root.view.hand
        marker: root.view.segment
        current: root.view.segment
        onSegmentTapped: number => root.view.choose(0, number)
    }
    ExerciseResult {
        anchors.fill: parent
        visible: root.view.over
        view: root.view
        learn: root.learn
    }

    bottomItems: [
        Label {
            objectName: "progress"
            Layout.fillWidth: true
            readonly property bool judges: Theme.compact && root.view.judged && !root.beside
            readonly property string more: judges ? root.view.verdict : root.view.editions !== "" ? root.view.editions : root.brief && !root.view.judged ? root.view.instruction : ""

            text: root.view.over ? "" : qsTr("%1 of %2", "a task, and how many there are").arg(root.view.number + 1).arg(root.view.tasks) + (more !== "" ? "  ·  " + more : "")
            textFormat: Text.PlainText
            color: !judges ? Theme.quietInk : root.view.right ? Theme.good : Theme.care
            wrapMode: Text.Wrap
        }
    ]
}
