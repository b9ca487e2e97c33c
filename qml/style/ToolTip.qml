// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.ToolTip {
    id: root

    x: parent ? (parent.width - implicitWidth) / 2 : 0
    y: -implicitHeight - Theme.gap
    implicitWidth: Math.min(420 * Theme.room, contentWidth + leftPadding + rightPadding)
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: 6
    padding: 10
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.small

    contentItem: Text {
        text: root.text
        textFormat: Text.PlainText
        font: root.font
        color: Theme.ironInk
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        radius: 6
        color: Theme.iron
        border.color: Theme.dark ? Theme.ruleLine : "transparent"
    }
}
