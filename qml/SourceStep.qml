// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A step of the waterfall: its bar begins where the one above ended. A tap says why.
WhyTap {
    id: root

    required property string label
    required property int from
    required property int to
    required property int points
    required property string gain
    required property int lowest
    required property int highest
    required property string explanation

    Accessible.name: root.label + " " + root.gain
    Accessible.description: root.explanation
    contentItem: RowLayout {
        spacing: Theme.gap

        Label {
            Layout.preferredWidth: root.width * 0.34
            text: root.label
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Item {
            id: field

            readonly property real unit: width / Math.max(1, root.highest - root.lowest)

            Layout.fillWidth: true
            implicitHeight: 32 * Theme.textScale

            Rectangle {
                x: -root.lowest * field.unit
                width: 1
                height: parent.height
                color: Theme.ruleLine
            }
            Rectangle {
                x: (Math.min(root.from, root.to) - root.lowest) * field.unit
                y: 4
                width: Math.max(2, Math.abs(root.points) * field.unit)
                height: parent.height - 8
                radius: 3
                color: root.points < 0 ? Theme.wrong : Theme.brass
            }
        }
        NumberCell {
            text: root.gain
            color: root.points < 0 ? Theme.wrong : Theme.ink
        }
        NumberCell {
            text: root.to
            color: Theme.quietInk
        }
    }
}
