// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion.Look

/// Somebody on the leaderboard.
ItemDelegate {
    id: root

    required property int index
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
    required property bool wide

    text: root.name
    leftPadding: 0
    rightPadding: 0
    Accessible.name: qsTr("%1: rating %2, %3 of %4 games won").arg(root.name).arg(root.rating).arg(root.wins).arg(root.games)

    contentItem: RowLayout {
        spacing: Theme.gap

        WholeText {
            Layout.fillWidth: true
            Layout.preferredWidth: 3
            text: root.name
            font.weight: Font.DemiBold
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 4
            spacing: Theme.gap

            Label {
                Layout.preferredWidth: 56 * Theme.textScale
                text: root.rating
                font.family: Theme.numberFamily
            }
            RatingBar {
                Layout.fillWidth: true
                low: root.low
                mu: root.mu
                high: root.high
                lowest: root.lowest
                highest: root.highest
            }
        }
        Repeater {
            model: [root.games, root.wins]
            delegate: Cell {}
        }
        Repeater {
            model: root.wide ? [qsTr("%1 %", "percent").arg(root.winPercent), root.average, root.best] : []
            delegate: Cell {
                Layout.preferredWidth: (index === 1 ? 90 : 80) * Theme.textScale
            }
        }
    }

    component Cell: Label {
        required property int index
        required property var modelData

        Layout.preferredWidth: 80 * Theme.textScale
        horizontalAlignment: Text.AlignRight
        text: modelData
        font.family: Theme.numberFamily
    }
}
