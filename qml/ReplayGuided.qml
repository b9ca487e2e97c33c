// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// A guided game as it was at a moment: where it stood, and what everybody had.
Item {
    id: root

    required property GuidedGame game
    required property bool upright
    readonly property bool hasBoard: root.game?.hasBoard ?? false
    readonly property var spaceRows: root.game?.spaceRows ?? []
    readonly property bool drawn: root.hasBoard || root.spaceRows.length > 0
    readonly property bool beside: root.drawn && !root.upright

    Label {
        id: where

        width: parent.width
        text: root.game?.where ?? ""
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
    ListView {
        id: players

        anchors.top: where.bottom
        anchors.topMargin: Theme.gap
        width: root.beside ? (parent.width - Theme.margin) / 2 : parent.width
        height: (root.height - y) * (root.drawn && root.upright ? 0.5 : 1)
        spacing: Theme.gap
        clip: true
        interactive: contentHeight > height
        currentIndex: root.game?.shownSeat ?? 0 // and so in view
        highlightMoveDuration: 0
        model: root.game?.players ?? null
        ScrollBar.vertical: ScrollBar {}
        delegate: GuidedPlayer {
            width: players.width
            selected: root.game?.shownSeat === index
            onChosen: root.game.shownSeat = index
            onPointsAsked: reason.show(name, root.game.pointsOf(index))
        }
    }
    ScrollView {
        id: scroll

        x: root.beside ? players.width + Theme.margin : 0
        y: root.beside ? players.y : players.y + players.height + Theme.gap
        width: root.beside ? players.width : parent.width
        height: root.height - y
        visible: root.drawn
        contentWidth: availableWidth
        clip: true

        Column {
            width: scroll.availableWidth - Theme.gap * 2 // the bar stands there
            spacing: Theme.gap * 2

            BrickGrid {
                width: parent.width
                visible: root.hasBoard
                bricks: root.game?.board ?? []
            }
            GuidedSpaces {
                width: parent.width
                visible: root.spaceRows.length > 0
                rows: root.spaceRows
            }
        }
    }
    WhyDialog {
        id: reason
    }
}
