// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Seasons: from day to day, each with its own leaderboard. Every year is one by itself.
ColumnLayout {
    id: root

    required property Groups groups

    spacing: Theme.gap

    Question {
        id: dropping

        property string name: ""

        function ask(name: string) {
            dropping.name = name;
            dropping.open();
        }

        title: qsTr("Drop %1?").arg(dropping.name)
        text: qsTr("The games stay; only this season and its leaderboard go.")
        yes: qsTr("Drop the season")
        onAgreed: root.groups.dropSeason(dropping.name)
    }
    GridLayout {
        Layout.fillWidth: true
        columns: root.width < 1000 * Theme.textScale ? 2 : 4
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        TextField {
            id: name

            objectName: "seasonName"
            Layout.fillWidth: true
            Layout.columnSpan: root.width < 1000 * Theme.textScale ? 2 : 1
            placeholderText: qsTr("New season")
            Accessible.name: placeholderText
            maximumLength: 200
            onTextEdited: root.groups.forgetProblem()
        }
        TextField {
            id: since

            objectName: "seasonSince"
            Layout.fillWidth: true
            placeholderText: qsTr("From, like 2026-05-01")
            Accessible.name: qsTr("First day")
            inputMethodHints: Qt.ImhDate
            onTextEdited: root.groups.forgetProblem()
        }
        TextField {
            id: until

            objectName: "seasonUntil"
            Layout.fillWidth: true
            placeholderText: qsTr("To, like 2026-08-31")
            Accessible.name: qsTr("Last day")
            inputMethodHints: Qt.ImhDate
            onTextEdited: root.groups.forgetProblem()
        }
        Button {
            objectName: "addSeason"
            icon.name: "add"
            text: qsTr("Add")
            onClicked: {
                if (!root.groups.setSeason(name.text, since.text, until.text))
                    return;
                name.clear();
                since.clear();
                until.clear();
            }
        }
    }
    Label {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.groups.problem
        textFormat: Text.PlainText
        color: Theme.wrong
        wrapMode: Text.Wrap
    }
    ListView {
        id: list

        objectName: "seasons"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: root.groups.seasons
        ScrollBar.vertical: ScrollBar {}
        delegate: RowLayout {
            id: season

            required property string name
            required property string days

            width: list.width - 16
            spacing: Theme.gap

            WholeText {
                Layout.fillWidth: true
                text: season.name
                font.weight: Font.DemiBold
            }
            Label {
                text: season.days
                color: Theme.quietInk
            }
            ToolButton {
                objectName: "dropSeason-" + season.name
                icon.name: "delete"
                text: qsTr("Drop %1").arg(season.name)
                onClicked: dropping.ask(season.name)
            }
        }

        EmptyState {
            anchors.centerIn: parent
            width: Math.min(520 * Theme.room, parent.width)
            visible: list.count === 0
            icon: "timer"
            text: qsTr("Every year is a season. Add others, such as a tournament, to have a leaderboard of their own.")
        }
    }
}
