// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The highest, the closest, the most of everything. A tap opens the game.
PageFrame {
    id: root

    required property App app
    readonly property Records records: root.app.records

    signal gameRequested(string id)

    title: qsTr("Records")
    Component.onCompleted: root.records.open()
    Component.onDestruction: root.records.close()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        ChoiceBar {
            Layout.fillWidth: true
            choice: root.app.leaderboard.choice
        }
        HeadedList {
            id: list

            objectName: "records"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.records.rows
            section.property: "game"
            delegate: RecordDelegate {
                width: list.width - 16
                onClicked: root.gameRequested(gameId)
            }

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(520 * Theme.room, parent.width)
                visible: root.records.empty && !root.records.busy
                icon: "star"
                text: qsTr("Records are set with the first game.")
            }
            BusyIndicator {
                anchors.centerIn: parent
                visible: root.records.busy
            }
        }
    }
}
