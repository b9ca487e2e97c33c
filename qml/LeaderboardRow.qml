// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// Somebody on the leaderboard.
ItemDelegate {
    id: root

    required property string person
    required property string name
    required property int games
    required property int wins
    required property string winPercent
    required property string average
    required property string best
    required property string rating
    required property real mu
    required property real low
    required property real high
    required property real lowest
    required property real highest
    required property LeaderboardColumns columns

    text: root.name
    leftPadding: 0
    rightPadding: 0
    Accessible.name: qsTr("%1: rating %2, %3 of %4 games won").arg(root.name).arg(root.rating).arg(root.wins).arg(root.games)

    contentItem: Row {
        WholeText {
            width: root.columns.name - Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: root.name
            font.weight: Font.DemiBold
        }
        Item {
            width: Theme.gap
            height: 1
        }
        Label {
            width: 56 * Theme.textScale
            anchors.verticalCenter: parent.verticalCenter
            text: root.rating
            font.family: Theme.numberFamily
        }
        RatingBar {
            width: root.columns.rating - 56 * Theme.textScale
            anchors.verticalCenter: parent.verticalCenter
            low: root.low
            mu: root.mu
            high: root.high
            lowest: root.lowest
            highest: root.highest
        }
        Repeater {
            model: root.columns.wide ? [root.games, root.wins, qsTr("%1 %", "percent").arg(root.winPercent), root.average, root.best] : [root.games, root.wins]
            delegate: Label {
                required property string modelData

                width: root.columns.cell
                anchors.verticalCenter: parent?.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: modelData
                font.family: Theme.numberFamily
            }
        }
    }
}
