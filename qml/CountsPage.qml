// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// What was counted in a finished game, shift by shift and at the end: every number can be tapped.
PageFrame {
    id: root

    required property App app
    readonly property GameCounts counts: root.app.gameForm.counts

    signal ordersRequested(int seat)

    title: qsTr("Correct the counts")
    mainAction: qsTr("Done")
    mainActionIcon: "check"
    onMainActionTriggered: root.backRequested()

    notices: Repeater {
        model: root.counts.warnings
        delegate: Banner {
            required property string modelData

            objectName: "countsWarning"
            width: parent?.width ?? 0
            tone: "care"
            text: modelData
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        TabBar {
            objectName: "countsPart"
            Layout.fillWidth: true
            currentIndex: root.counts.part - 1

            TabButton {
                objectName: "part-1"
                text: qsTr("Shift %1").arg("I")
                onClicked: root.counts.part = 1
            }
            TabButton {
                objectName: "part-2"
                text: qsTr("Shift %1").arg("II")
                onClicked: root.counts.part = 2
            }
            TabButton {
                objectName: "part-3"
                text: qsTr("Shift %1").arg("III")
                onClicked: root.counts.part = 3
            }
            TabButton {
                objectName: "part-4"
                text: qsTr("The end")
                onClicked: root.counts.part = 4
            }
        }
        ListView {
            id: players

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: Theme.gap
            model: root.counts.players
            ScrollBar.vertical: ScrollBar {}
            delegate: CountsOfPlayer {
                width: players.width
                titles: root.counts.titles
                onOrdersRequested: root.ordersRequested(index)
                onAsked: (field, title, number) => keypad.ask(index, field, title, number, number >= 0)
            }
        }
    }

    bottomItems: Label {
        Layout.fillWidth: true
        text: qsTr("Nothing is changed before you save the form.")
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }

    AnswerPopup {
        id: keypad

        onAnswered: (seat, field, number) => root.counts.count(seat, field, number)
    }
}
