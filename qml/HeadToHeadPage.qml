// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Two people over the games they both played.
PageFrame {
    id: root

    required property App app
    readonly property HeadToHead both: root.app.headToHead

    title: qsTr("Head to head")

    WhyDialog {
        id: reason
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap * 2

        ChoiceBar {
            Layout.fillWidth: true
            choice: root.app.leaderboard.choice
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap * 2

            ChoiceBox {
                objectName: "first"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                selection: root.both.first
                label: qsTr("The first player")
            }
            ChoiceBox {
                objectName: "second"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                selection: root.both.second
                label: qsTr("The second player")
            }
        }
        Label {
            objectName: "sentence"
            Layout.fillWidth: true
            text: root.both.sentence
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            wrapMode: Text.Wrap
        }
        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: Theme.gap * 2
            model: root.both.rows
            delegate: VersusRow {
                width: list.width
                onClicked: reason.show(title, why)
            }
        }
    }
}
