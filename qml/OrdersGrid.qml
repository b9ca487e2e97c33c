// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// All 44 orders, a row for each vehicle; upright, a column.
GridView {
    id: root

    required property bool upright

    signal tapped(int number)
    signal held(int number)

    flow: root.upright ? GridView.FlowTopToBottom : GridView.FlowLeftToRight
    cellWidth: Math.floor(width / (root.upright ? 4 : 11))
    cellHeight: root.upright ? Math.floor(height / 11) : Math.max(48, Math.min(cellWidth * 1.35, Math.floor(height / 4)))
    interactive: contentHeight > height
    clip: interactive
    delegate: CardButton {
        width: root.cellWidth
        height: root.cellHeight
        onClicked: root.tapped(number)
        onPressAndHold: root.held(number)
    }
}
