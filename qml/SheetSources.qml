// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Where a player's points came from: every source a step from nothing to the total.
ColumnLayout {
    id: root

    required property GameSheet sheet
    readonly property sheetFacts facts: root.sheet.facts

    spacing: Theme.gap

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Repeater {
            model: root.facts.names
            delegate: PlayerChip {
                required property int index
                required property string modelData

                objectName: "source-" + index
                width: Math.min(implicitWidth, 240 * Theme.textScale)
                name: modelData
                player: root.facts.colors[index] ?? ""
                selected: root.sheet.seat === index
                onClicked: root.sheet.seat = index
            }
        }
    }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: 4
        model: root.sheet.sources
        ScrollBar.vertical: ScrollBar {}
        delegate: SourceStep {
            width: list.width - 16
            lowest: root.facts.lowest
            highest: root.facts.highest
            onClicked: why.show(label + " " + gain, explanation)
        }
    }

    WhyDialog {
        id: why
    }
}
