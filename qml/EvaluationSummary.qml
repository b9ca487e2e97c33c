// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// All lines of the shift at once; a tap on one says why.
ColumnLayout {
    id: root

    required property EvaluationView view
    required property CoalBaronGame game
    readonly property real column: Math.max(64, Math.min(140, width * 0.12)) * Math.min(1.2, Theme.textScale)

    spacing: Theme.gap

    SummaryRow {
        Layout.fillWidth: true
        column: root.column
        title: ""
        texts: Array.from(root.game.names)
        colors: Array.from(root.game.colors)
    }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        interactive: contentHeight > height
        model: root.view.summary
        ScrollBar.vertical: ScrollBar {}
        delegate: ItemDelegate {
            id: line

            required property int index
            required property string title
            required property string sentence
            required property list<int> points

            width: list.width
            implicitHeight: Math.max(Theme.target, row.implicitHeight + 8)
            leftPadding: 0 // the columns stand below the names
            rightPadding: 0
            verticalPadding: 4
            text: line.title
            onClicked: why.show(line.title, line.sentence)
            contentItem: SummaryRow {
                id: row

                column: root.column
                title: line.title
                texts: Array.from(line.points, points => points === 0 ? "·" : String(points))
            }
        }
    }
    SummaryRow {
        Layout.fillWidth: true
        column: root.column
        strong: true
        title: qsTr("This shift")
        texts: Array.from(root.view.shiftPoints, points => "+" + points)
    }
    SummaryRow {
        Layout.fillWidth: true
        column: root.column
        strong: true
        title: qsTr("Total")
        texts: Array.from(root.view.totals, points => String(points))
    }

    WhyDialog {
        id: why
    }
}
