// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// How the players stand in one segment.
ColumnLayout {
    id: root

    required property int number
    required property string title
    required property int first
    required property int second
    required property bool due
    required property list<int> counts
    required property list<int> points
    required property string sentence
    required property CoalBaronGame game

    spacing: 4

    Label {
        text: root.second > 0 ? qsTr("First %1, second %2 points").arg(root.first).arg(root.second) : qsTr("First %1 points").arg(root.first)
        color: Theme.quietInk
    }
    Label {
        Layout.fillWidth: true
        visible: !root.due
        text: qsTr("Not scored in this shift yet.")
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
    Label {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.sentence
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.counts
        delegate: RowLayout {
            required property int index
            required property int modelData

            spacing: Theme.gap

            Emblem {
                player: root.game.colors[parent.index] ?? ""
            }
            WholeText {
                Layout.fillWidth: true
                text: root.game.names[parent.index] ?? ""
            }
            Label {
                text: parent.modelData
                font.family: Theme.numberFamily
                font.pixelSize: Theme.large
            }
            Label {
                Layout.minimumWidth: 56 * Theme.room
                horizontalAlignment: Text.AlignRight
                text: root.due && root.points[parent.index] > 0 ? "+" + root.points[parent.index] : ""
                color: Theme.good
                font.family: Theme.numberFamily
                font.pixelSize: Theme.large
            }
        }
    }
}
