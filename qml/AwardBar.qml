// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// What one player has in a segment, and what it brings.
PiecesBar {
    id: root

    required pieces
    required property int count
    required property int points
    required property string reason
    required property bool wins
    required property int total
    required property string why
    /// Which step is shown: its points come in anew.
    required property int step

    signal whyAsked

    note: root.reason
    strong: root.wins
    onStepChanged: {
        if (root.wins)
            arrive.restart();
    }

    aside: [
        Label {
            width: Math.max(40 * Theme.textScale, implicitWidth)
            horizontalAlignment: Text.AlignRight
            text: root.count
            color: Theme.quietInk
            font.family: Theme.numberFamily
            font.pixelSize: Theme.title
        },
        Label {
            width: 68 * Theme.textScale
            horizontalAlignment: Text.AlignRight
            text: root.points === 0 ? "" : root.points > 0 ? "+" + root.points : "−" + -root.points
            color: root.points > 0 ? Theme.good : Theme.wrong
            font.family: Theme.numberFamily
            font.pixelSize: Theme.title

            // The points come from the pieces to the score.
            transform: Translate {
                NumberAnimation on x {
                    id: arrive

                    running: false
                    from: -root.width / 3
                    to: 0
                    duration: Theme.slow
                    easing.type: Easing.OutCubic
                }
            }
        },
        Label {
            width: 64 * Theme.textScale
            horizontalAlignment: Text.AlignRight
            text: root.total
            font.family: Theme.numberFamily
            font.pixelSize: Theme.title
        }
    ]

    WhyTap {
        objectName: "award-" + root.name
        anchors.fill: parent
        Accessible.name: qsTr("%1 has %2 points").arg(root.name).arg(root.total)
        onClicked: root.whyAsked()
    }
}
