// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion

/// The columns of the leaderboard; a tap sorts by one.
Row {
    id: root

    required property Leaderboard board
    required property LeaderboardColumns columns

    SortButton {
        width: root.columns.name
        text: qsTr("Player")
        by: Leaderboard.ByName
        board: root.board
        alignment: Qt.AlignLeft
    }
    SortButton {
        width: root.columns.rating
        text: qsTr("Rating")
        by: Leaderboard.ByRating
        board: root.board
        alignment: Qt.AlignLeft
    }
    SortButton {
        width: root.columns.cell
        text: qsTr("Games")
        by: Leaderboard.ByGames
        board: root.board
    }
    SortButton {
        width: root.columns.cell
        text: qsTr("Won")
        by: Leaderboard.ByWins
        board: root.board
    }
    SortButton {
        width: root.columns.cell
        visible: root.columns.wide
        text: qsTr("Share")
        by: Leaderboard.ByWinShare
        board: root.board
    }
    SortButton {
        width: root.columns.cell
        visible: root.columns.wide
        text: qsTr("Average")
        by: Leaderboard.ByAverage
        board: root.board
    }
    SortButton {
        width: root.columns.cell
        visible: root.columns.wide
        text: qsTr("Best")
        by: Leaderboard.ByBest
        board: root.board
    }
}
