// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Copies of the history: making one, and going back to one.
PageFrame {
    id: root

    required property App app

    readonly property Backups backups: root.app.backups

    title: qsTr("Backups")
    mainAction: qsTr("Back up now")
    mainActionIcon: "backup"
    onMainActionTriggered: saver.choose(root.backups.suggestedName)
    StackView.onActivated: {
        root.backups.forgetOutcome();
        root.backups.look();
    }

    bottomItems: Button {
        text: qsTr("Bring back from a file")
        icon.name: "restore"
        onClicked: opener.choose("")
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        Banner {
            Layout.fillWidth: true
            visible: root.backups.outcome !== ""
            text: root.backups.outcome
            tone: root.backups.failed ? "wrong" : "good"
        }
        Label {
            Layout.fillWidth: true
            text: qsTr("Steiger keeps a copy of every day on which something changed, the last seven of them, and one before every restore. Tap one to bring it back. Photos of the evenings stay where they are; a copy that you save to a file takes them along.")
            color: Theme.quietInk
            wrapMode: Text.Wrap
        }
        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: root.backups.automatic
            ScrollBar.vertical: ScrollBar {}

            delegate: ItemDelegate {
                id: row

                required property string file
                required property string day
                required property string size
                required property int games
                required property int index

                objectName: "backup-" + row.index
                width: list.width
                icon.name: "history"
                text: row.games < 0 ? qsTr("%1 (%2)", "a day and the size of a file").arg(row.day).arg(row.size) : qsTr("%1: %n game(s), %2", "a day, games, the size of a file", row.games).arg(row.day).arg(row.size)
                onClicked: root.ask(row.file)
            }
        }
    }

    function ask(file: string) {
        const meaning = root.backups.meaningOf(file);
        if (meaning === "")
            return;
        question.file = file;
        question.text = meaning;
        question.open();
    }

    Question {
        id: question

        property string file

        title: qsTr("Bring back this copy?")
        yes: qsTr("Bring it back")
        onAgreed: root.backups.bringBack(question.file)
    }
    FileChooser {
        id: saver

        title: qsTr("Where should the copy go?")
        saving: true
        endings: [".db"]
        onChosen: file => root.backups.backUpTo(file)
    }
    FileChooser {
        id: opener

        title: qsTr("Which copy?")
        endings: [".db"]
        onChosen: file => root.ask(file)
    }
}
