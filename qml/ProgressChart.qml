// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// The points after every shift: a line for each player, told apart by emblem and dashes as well as by colour.
Item {
    id: root

    required property GameSheet sheet
    readonly property sheetFacts facts: root.sheet.facts
    readonly property int moments: root.facts.moments.length
    readonly property real step: plot.width / Math.max(1, root.moments - 1)
    readonly property real unit: plot.height / Math.max(1, root.facts.highest - root.facts.lowest)

    Flow {
        id: legend

        width: parent.width
        spacing: Theme.gap * 2

        Repeater {
            model: root.facts.names
            delegate: Row {
                id: entry

                required property int index
                required property string modelData

                spacing: Theme.gap

                Emblem {
                    implicitWidth: 24 * Theme.room
                    implicitHeight: 24 * Theme.room
                    player: root.facts.colors[entry.index] ?? ""
                }
                WholeText {
                    width: Math.min(implicitWidth, 200 * Theme.textScale)
                    text: entry.modelData
                }
            }
        }
    }
    Item {
        id: plot

        anchors.fill: parent
        anchors.leftMargin: 48 * Theme.textScale
        anchors.rightMargin: 96 * Theme.textScale
        anchors.topMargin: legend.height + 24
        anchors.bottomMargin: 40 * Theme.textScale

        Repeater {
            model: root.facts.moments
            delegate: Item {
                id: moment

                required property int index
                required property string modelData

                x: index * root.step
                height: plot.height

                Rectangle {
                    width: 1
                    height: parent.height
                    color: Theme.ruleLine
                }
                Label {
                    anchors.top: parent.bottom
                    anchors.topMargin: Theme.gap
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: moment.modelData
                    color: Theme.quietInk
                }
            }
        }
        Rectangle {
            y: root.facts.highest * root.unit
            width: plot.width
            height: 1
            color: Theme.quietInk
        }
        Repeater {
            model: root.sheet.curves
            delegate: ProgressCurve {
                width: plot.width
                height: plot.height
                step: root.step
                unit: root.unit
                highest: root.facts.highest
            }
        }
    }
}
