// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The score sheet. A tap on a line says why.
ColumnLayout {
    id: root

    required property GameSheet sheet
    readonly property sheetFacts facts: root.sheet.facts
    readonly property real column: Math.min(112 * Theme.textScale, (root.width - 16 - 200 * Theme.textScale) / Math.max(1, root.facts.names.length))

    spacing: Theme.gap

    Row {
        Layout.fillWidth: true
        Layout.rightMargin: 16

        Label {
            width: root.width - 16 - root.column * root.facts.names.length
            text: qsTr("Tap a line to see why.")
            color: Theme.quietInk
            wrapMode: Text.Wrap
        }
        Repeater {
            model: root.facts.names
            delegate: Column {
                id: head

                required property int index
                required property string modelData

                width: root.column

                Emblem {
                    anchors.right: parent.right
                    player: root.facts.colors[head.index] ?? ""
                }
                WholeText {
                    width: parent.width
                    horizontalAlignment: Text.AlignRight
                    text: head.modelData
                    font.pixelSize: Theme.small
                }
            }
        }
    }
    HeadedList {
        id: list

        objectName: "lines"
        Layout.fillWidth: true
        Layout.fillHeight: true
        model: root.sheet.lines
        section.property: "part"
        delegate: ScoreLine {
            width: list.width - 16
            column: root.column
        }
    }
}
