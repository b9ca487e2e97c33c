// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.TextArea {
    id: root

    implicitWidth: Math.max(240, contentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(96, contentHeight + topPadding + bottomPadding)
    padding: 12
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    color: Theme.ink
    selectionColor: Theme.brass
    selectedTextColor: Theme.brassInk
    placeholderTextColor: Theme.quietInk
    wrapMode: TextEdit.Wrap
    selectByMouse: true
    // Nobody writes tabs into a comment; whoever presses the key wants to go on.
    Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    Text {
        visible: root.length === 0 && root.preeditText === ""
        x: root.leftPadding
        y: root.topPadding
        width: root.width - root.leftPadding - root.rightPadding
        text: root.placeholderText
        font: root.font
        color: root.placeholderTextColor
        wrapMode: Text.Wrap
    }

    background: FieldFrame {
        active: root.activeFocus
    }
}
