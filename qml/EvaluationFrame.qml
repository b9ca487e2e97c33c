// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// An evaluation, step by step, then its summary. What it is of, and what comes after it, its kinds say.
PageFrame {
    id: root

    required property App app
    required property WalkedEvaluation view
    /// 0: step by step, 1: the summary; what comes after that is shown by a kind of this page.
    property int part: 0
    /// Which way the evaluation faces: towards a seat, in quarter turns.
    property int turned: 0
    property string aloud: root.part === 0 ? root.view.aloud : root.view.summaryAloud
    property alias showsClock: steps.showsClock
    property alias furtherParts: sheet.data

    /// On, from the summary.
    signal summaryLeft

    function forward() {
        if (root.part > 0)
            root.summaryLeft();
        else if (root.view.step < root.view.steps - 1)
            root.view.step += 1;
        else
            root.part = 1;
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
    mainAction: qsTr("Next")
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
        }
    ]

    // A tap says: enough.
    Connections {
        function onStoppedAtTap() {
            player.stop();
        }

        target: root.app.voice
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
            id: steps

            anchors.fill: parent
            visible: root.part === 0
            view: root.view
            segments: root.app.table.segments
        }
        EvaluationSummary {
            anchors.fill: parent
            visible: root.part === 1
            view: root.view
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
        }
    ]

    FacingPopup {
        id: facing

        names: Array.from(root.view.names)
        colors: Array.from(root.view.colors)
        turned: root.turned
        onChosen: turned => root.turned = turned
    }
}
