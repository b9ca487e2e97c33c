// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// A line of the score sheet: what everybody had and got; below it, once tapped, why.
ItemDelegate {
    id: root

    required property string title
    required property list<string> counts
    required property list<string> points
    required property string explanation
    required property bool isSum
    required property real column
    property bool open: false

    objectName: "line"
    text: root.title
    leftPadding: 0
    rightPadding: 0
    verticalPadding: Theme.gap
    Accessible.name: root.title + ": " + Array.from(root.points).join(", ")
    Accessible.description: root.explanation
    enabled: root.explanation !== ""
    onClicked: root.open = !root.open

    // Columns of one width, so that every number stands below its player.
    contentItem: Column {
        spacing: 4

        Item {
            width: parent.width
            implicitHeight: Math.max(what.implicitHeight, cells.implicitHeight)

            Label {
                id: what

                anchors.left: parent.left
                anchors.right: cells.left
                anchors.verticalCenter: parent.verticalCenter
                text: root.title
                wrapMode: Text.Wrap
                font.weight: root.isSum ? Font.DemiBold : Font.Normal
            }
            Row {
                id: cells

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: root.points
                    delegate: ScoreCell {
                        required property int index
                        required property string modelData

                        width: root.column
                        count: root.counts[index] ?? ""
                        points: modelData
                        strong: root.isSum
                    }
                }
            }
        }
        Label {
            objectName: "why"
            width: parent.width
            visible: root.open
            text: root.explanation
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: Theme.brassText
        }
    }
    background: Rectangle {
        color: root.down ? Theme.pressed(Theme.surface) : root.isSum ? Theme.surface : "transparent"
        border.color: root.visualFocus ? Theme.ink : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.ruleLine
        }
    }
}
