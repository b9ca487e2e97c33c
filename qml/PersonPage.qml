// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// One person: results, streaks, and where the points come from beside the others at those tables.
PageFrame {
    id: root

    required property App app
    readonly property PersonSheet person: root.app.personSheet

    signal historyRequested(string person)

    title: root.person.name
    Component.onDestruction: root.person.close()

    actions: ToolButton {
        icon.name: "history"
        text: qsTr("Games")
        onClicked: root.historyRequested(root.person.person)
    }

    WhyDialog {
        id: reason
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        ChoiceBar {
            Layout.fillWidth: true
            choice: root.app.leaderboard.choice
        }
        ScrollView {
            id: scroll

            objectName: "sources"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth

            ColumnLayout {
                width: scroll.availableWidth - 16
                spacing: 4

                PersonFacts {
                    Layout.fillWidth: true
                    person: root.person
                    onAsked: (title, why) => reason.show(title, why)
                }
                Repeater {
                    model: root.person.sources
                    delegate: PersonSource {
                        Layout.fillWidth: true
                        most: root.person.mostOfSources
                        onAsked: reason.show(title, why)
                    }
                }
            }
        }
        BusyIndicator {
            Layout.alignment: Qt.AlignHCenter
            visible: root.person.busy
        }
    }
}
