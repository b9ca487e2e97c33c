// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// All lines of the evaluation at once; a tap on one says why.
ColumnLayout {
    id: root

    required property WalkedEvaluation view
    /// Where only a shift is evaluated, and there were points before.
    readonly property EvaluationView shift: root.view as EvaluationView
    readonly property real rowHeight: Math.max(Theme.target, Theme.body * 1.5 + 8)
    /// Beside the names with their emblems above, and the two sums below.
    readonly property real room: root.height - 40 - 1.4 * Theme.body - (root.shift ? 2 : 1) * root.rowHeight - 4 * root.spacing
    /// All lines are seen at once: beside each other where they are too many for one column.
    readonly property int columns: root.width >= 1000 * Theme.textScale && root.view.steps * root.rowHeight > root.room ? 2 : 1
    readonly property real half: (root.width - (root.columns - 1) * 2 * Theme.margin) / root.columns
    readonly property real column: Math.max(64, Math.min(140 * Theme.room, root.half * (root.columns > 1 ? 0.15 : 0.12))) * Math.min(1.2, Theme.textScale)

    spacing: Theme.gap

    Item {
        Layout.fillWidth: true
        implicitHeight: head.implicitHeight

        SummaryRow {
            id: head

            width: root.half
            column: root.column
            title: ""
            texts: Array.from(root.view.names)
            colors: Array.from(root.view.colors)
        }
        SummaryRow {
            visible: root.columns > 1
            x: root.width - width
            width: root.half
            column: root.column
            title: ""
            texts: head.texts
            colors: head.colors
        }
    }
    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        GridView {
            id: list

            objectName: "summaryLines"
            width: parent.width
            // A column ends where the list does.
            height: root.columns > 1 ? Math.ceil(root.view.steps / 2) * root.rowHeight : parent.height
            flow: root.columns > 1 ? GridView.FlowTopToBottom : GridView.FlowLeftToRight
            cellWidth: root.columns > 1 ? root.half + 2 * Theme.margin : width
            cellHeight: root.rowHeight
            clip: true
            interactive: root.columns === 1 && contentHeight > height
            model: root.view.summary
            ScrollBar.vertical: ScrollBar {}
            delegate: ItemDelegate {
                id: line

                required property int index
                required property string title
                required property string sentence
                required property list<int> points

                objectName: "summary-" + index
                width: root.half
                height: root.rowHeight
                leftPadding: 0 // the columns stand below the names
                rightPadding: 0
                verticalPadding: 4
                text: line.title
                onClicked: why.show(line.title, line.sentence)
                contentItem: SummaryRow {
                    column: root.column
                    title: line.title
                    texts: Array.from(line.points, points => points === 0 ? "·" : points > 0 ? String(points) : "−" + -points)
                }
            }
        }
    }
    component Sum: WhyTap {
        id: sum

        required property string title
        required property list<string> texts

        Layout.fillWidth: true
        implicitHeight: root.rowHeight
        Accessible.name: sum.title + ": " + Array.from(sum.texts).join(", ")
        contentItem: SummaryRow {
            column: root.column
            strong: true
            title: sum.title
            texts: sum.texts
        }
    }

    Sum {
        objectName: "shiftSum"
        visible: root.shift !== null
        title: qsTr("This shift")
        texts: Array.from(root.shift?.shiftPoints ?? [], points => "+" + points)
        onClicked: why.show(title, root.shift.shiftSum)
    }
    Sum {
        objectName: "totalSum"
        title: qsTr("Total")
        texts: Array.from(root.view.totals, points => String(points))
        onClicked: why.show(title, root.view.totalSum)
    }

    WhyDialog {
        id: why
    }
}
