// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// What is rarely needed at the table.
Menu {
    id: root

    required property App app
    readonly property CoalBaronGame game: root.app.game

    signal eveningRequested
    signal evaluationRequested(int shift)
    signal replayRequested
    signal scanRequested
    signal setUpRequested
    signal helpRequested
    signal giveUpRequested

    width: 340 * Theme.textScale

    component Evaluation: MenuItem {
        required property int shift

        objectName: "evaluationOf-" + shift
        height: visible ? implicitHeight : 0
        icon.name: "leaderboard"
        text: qsTr("Evaluation of shift %1").arg(["", "I", "II", "III"][shift])
    }

    MenuItem {
        objectName: "evening"
        icon.name: "people"
        text: qsTr("Players and evening…")
        onTriggered: root.eveningRequested()
    }
    Evaluation {
        shift: 1
        visible: root.game.evaluatedShifts >= 1
        onTriggered: root.evaluationRequested(1)
    }
    Evaluation {
        shift: 2
        visible: root.game.evaluatedShifts >= 2
        onTriggered: root.evaluationRequested(2)
    }
    Evaluation {
        shift: 3
        visible: root.game.evaluatedShifts >= 3
        onTriggered: root.evaluationRequested(3)
    }
    MenuItem {
        objectName: "setUpOnceMore"
        height: visible ? implicitHeight : 0
        visible: root.game.shift <= 1 && !root.game.catchingUp && (root.game.phase === CoalBaronGame.Shift || root.game.phase === CoalBaronGame.Draft)
        icon.name: "check"
        text: qsTr("Set-up once more")
        onTriggered: root.setUpRequested()
    }
    MenuItem {
        objectName: "scanTable"
        icon.name: "scan"
        text: qsTr("Photograph the table…")
        enabled: root.game.phase === CoalBaronGame.Shift
        onTriggered: root.scanRequested()
    }
    MenuItem {
        icon.name: "history"
        text: qsTr("The game so far once more")
        onTriggered: root.replayRequested()
    }
    MenuItem {
        objectName: "rules"
        icon.name: "book"
        text: qsTr("Rules and words")
        onTriggered: root.helpRequested()
    }
    MenuSeparator {}
    MenuItem {
        icon.name: "timer"
        text: root.game.tracksTurns ? qsTr("Stop following the turns") : qsTr("Follow the turns")
        enabled: root.game.phase === CoalBaronGame.Shift
        onTriggered: root.game.followTurns(!root.game.tracksTurns)
    }
    MenuItem {
        icon.name: "fullscreen"
        text: root.app.settings.fullScreen ? qsTr("Leave full screen") : qsTr("Full screen")
        onTriggered: root.app.settings.fullScreen = !root.app.settings.fullScreen
    }
    MenuSeparator {}
    MenuItem {
        objectName: "giveUp"
        text: qsTr("Abandon this game…")
        icon.name: "delete"
        onTriggered: root.giveUpRequested()
    }
}
