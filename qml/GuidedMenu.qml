// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look
import Companion.Style

/// What is rarely needed at the table of a guided game.
Menu {
    id: root

    signal eveningRequested
    signal replayRequested
    signal setUpRequested
    signal helpRequested
    signal calculatorsRequested
    signal giveUpRequested

    width: 340 * Theme.textScale

    MenuItem {
        objectName: "evening"
        icon.name: "people"
        text: qsTr("Players and evening…")
        onTriggered: root.eveningRequested()
    }
    MenuItem {
        objectName: "setUpOnceMore"
        icon.name: "check"
        text: qsTr("Set-up once more")
        onTriggered: root.setUpRequested()
    }
    MenuItem {
        objectName: "replaySoFar"
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
    MenuItem {
        objectName: "calculators"
        icon.name: "calculator"
        text: qsTr("Calculators")
        onTriggered: root.calculatorsRequested()
    }
    MenuSeparator {}
    MenuItem {
        objectName: "giveUp"
        text: qsTr("Abandon this game…")
        icon.name: "delete"
        onTriggered: root.giveUpRequested()
    }
}
