// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// A finished game: who won and why, where the points came from, and every line of the score.
PageFrame {
    id: root

    required property App app
    readonly property GameSheet sheet: root.app.gameSheet
    readonly property bool stored: root.sheet.gameId !== ""

    signal correctionRequested(string id)
    signal shareRequested(string id)
    signal replayRequested(string id)
    signal stepsRequested

    title: root.stored ? root.sheet.facts.title : qsTr("Sample: %1").arg(root.sheet.facts.title)

    actions: [
        ReadAloud {
            visible: root.sheet.facts.readable
            voice: root.app.voice
            words: root.sheet.aloud
        },
        ToolButton {
            objectName: "replay"
            visible: root.stored && root.sheet.facts.readable && root.sheet.facts.hasReplay
            icon.name: "play"
            text: qsTr("Replay")
            onClicked: root.replayRequested(root.sheet.gameId)
        },
        ToolButton {
            objectName: "shareGame"
            visible: root.stored && root.sheet.facts.readable
            icon.name: "share"
            text: qsTr("Share")
            onClicked: root.shareRequested(root.sheet.gameId)
        },
        ToolButton {
            objectName: "correct"
            visible: root.stored && root.sheet.facts.readable && !root.sheet.facts.deleted
            icon.name: "edit"
            text: qsTr("Correct")
            onClicked: root.correctionRequested(root.sheet.gameId)
        },
        ToolButton {
            objectName: "delete"
            visible: root.stored && !root.sheet.facts.deleted
            icon.name: "delete"
            text: qsTr("Delete")
            onClicked: root.app.history.remove(root.sheet.gameId)
        }
    ]

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        Banner {
            objectName: "sampleBanner"
            Layout.fillWidth: true
            visible: !root.stored
            text: qsTr("This is a sample evening with made-up players. It counts nowhere.")
        }
        Banner {
            Layout.fillWidth: true
            visible: root.sheet.facts.deleted
            tone: "care"
            text: qsTr("This game is deleted. It counts nowhere.")
            action: qsTr("Bring back")
            onActionTriggered: root.app.history.restore(root.sheet.gameId)
        }
        Banner {
            Layout.fillWidth: true
            visible: root.sheet.revision < root.sheet.newestRevision
            text: qsTr("This is how the game was told before it was corrected.")
            action: qsTr("As it counts now")
            onActionTriggered: root.sheet.openRevision(root.sheet.newestRevision)
        }
        SheetTabs {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sheet: root.sheet
            photo: root.app.evening.photoOf(root.sheet.gameId)
            onStepsRequested: root.stepsRequested()
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: !root.sheet.facts.readable
        icon: "warning"
        text: qsTr("This version of Steiger cannot read this game. It is kept as it is.")
    }
}
