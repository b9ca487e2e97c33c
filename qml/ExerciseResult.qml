// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// How the exercise went; what was wrong once more, with the rule.
ScrollView {
    id: root

    required property ExerciseView view
    required property Learn learn

    contentWidth: availableWidth

    ColumnLayout {
        width: root.availableWidth
        spacing: Theme.gap * 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap * 2

            Icon {
                implicitWidth: 56 * Theme.room
                implicitHeight: 56 * Theme.room
                name: root.view.rightTasks === root.view.tasks ? "star" : "check"
                color: Theme.brass
            }
            Label {
                objectName: "exerciseResult"
                Layout.fillWidth: true
                text: root.view.result
                font.family: Theme.titleFamily
                font.pixelSize: Theme.title
                wrapMode: Text.Wrap
            }
        }
        Label {
            Layout.fillWidth: true
            visible: root.learn.person.narrows
            text: qsTr("Remembered for %1.").arg(root.learn.person.text)
            textFormat: Text.PlainText
            color: Theme.quietInk
            wrapMode: Text.Wrap
        }
        Repeater {
            model: root.view.mistakes
            delegate: Section {
                id: mistake

                required title
                required property string text

                Layout.fillWidth: true

                Label {
                    Layout.fillWidth: true
                    text: mistake.text
                    textFormat: Text.PlainText
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
