// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// What one player has left: a tap on a number asks for it, but where the table cannot be wrong about it.
Frame {
    id: root

    required property int index
    required property string name
    required property string color
    required property list<int> answers
    required property list<bool> missing
    required property list<bool> noted
    required property list<bool> fixed
    required property bool tilesUntold
    required property list<string> texts
    required property var titles // a list of words from C++

    signal asked(int field, string title, int number, bool known)

    GridLayout {
        anchors.fill: parent
        columns: root.width > 900 ? 2 : 1
        columnSpacing: Theme.margin

        RowLayout {
            spacing: Theme.gap
            Layout.preferredWidth: 220 * Theme.textScale

            Emblem {
                player: root.color
            }
            WholeText {
                Layout.fillWidth: true
                text: root.name
                font.family: Theme.titleFamily
                font.pixelSize: Theme.large
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            Repeater {
                model: root.titles
                delegate: Button {
                    id: answer

                    required property int index
                    required property string modelData
                    readonly property int number: root.answers[answer.index] ?? -1
                    readonly property bool isMissing: root.missing[answer.index] ?? true
                    readonly property bool isFixed: root.fixed[answer.index] ?? true
                    readonly property string said: root.texts[answer.index] ?? ""

                    objectName: "answer-" + root.index + "-" + answer.index
                    visible: !isFixed
                    highlighted: answer.isMissing
                    text: answer.isMissing ? qsTr("%1: ?").arg(answer.modelData) : root.noted[answer.index] ? qsTr("%1: %2 ?").arg(answer.modelData).arg(answer.said) : qsTr("%1: %2").arg(answer.modelData).arg(answer.said)
                    onClicked: root.asked(answer.index, answer.modelData + " · " + root.name, answer.number, !answer.isMissing)
                }
            }
            Repeater {
                model: root.titles
                delegate: Label {
                    required property int index
                    required property string modelData

                    visible: root.fixed[index] ?? false
                    height: Theme.target
                    leftPadding: Theme.gap
                    verticalAlignment: Text.AlignVCenter
                    color: Theme.quietInk
                    text: qsTr("%1: %2").arg(modelData).arg(root.texts[index])
                }
            }
            Label {
                objectName: "tilesUntold-" + root.index
                width: parent.width
                visible: root.tilesUntold
                text: qsTr("No tile was tapped into this mine during the game. If it has tiles, tap in how many.")
                color: Theme.care
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
    }
}
