// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look

/// The columns of the leaderboard; a tap sorts by one.
RowLayout {
    id: root

    required property Leaderboard board
    required property bool wide

    spacing: Theme.gap

    SortButton {
        Layout.fillWidth: true
        Layout.preferredWidth: 3
        text: qsTr("Player")
        by: Leaderboard.ByName
        board: root.board
        alignment: Qt.AlignLeft
    }
    SortButton {
        Layout.fillWidth: true
        Layout.preferredWidth: 4
        text: qsTr("Rating")
        by: Leaderboard.ByRating
        board: root.board
        alignment: Qt.AlignLeft
    }
    SortButton {
        Layout.preferredWidth: 80 * Theme.textScale
        text: qsTr("Games")
        by: Leaderboard.ByGames
        board: root.board
    }
    SortButton {
        Layout.preferredWidth: 80 * Theme.textScale
        text: qsTr("Won")
        by: Leaderboard.ByWins
        board: root.board
    }
    SortButton {
        Layout.preferredWidth: 80 * Theme.textScale
        visible: root.wide
        text: qsTr("Share")
        by: Leaderboard.ByWinShare
        board: root.board
    }
    SortButton {
        Layout.preferredWidth: 90 * Theme.textScale
        visible: root.wide
        text: qsTr("Average")
        by: Leaderboard.ByAverage
        board: root.board
    }
    SortButton {
        Layout.preferredWidth: 80 * Theme.textScale
        visible: root.wide
        text: qsTr("Best")
        by: Leaderboard.ByBest
        board: root.board
    }
}
