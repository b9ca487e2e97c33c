// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.TextField {
    id: root

    /// What is written in it cannot be.
    property bool wrong: false

    implicitWidth: Math.max(160, contentWidth + leftPadding + rightPadding, placeholder.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, contentHeight + topPadding + bottomPadding)
    padding: Theme.gap
    leftPadding: 12
    rightPadding: 12
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    color: Theme.ink
    selectionColor: Theme.brass
    selectedTextColor: Theme.brassInk
    placeholderTextColor: Theme.quietInk
    selectByMouse: true
    opacity: root.enabled ? 1 : 0.6

    Text {
        id: placeholder

        visible: root.length === 0 && root.preeditText === ""
        x: root.leftPadding
        y: root.topPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height - root.topPadding - root.bottomPadding
        verticalAlignment: root.verticalAlignment
        text: root.placeholderText
        font: root.font
        color: root.placeholderTextColor
        elide: Text.ElideRight
    }

    background: FieldFrame {
        active: root.activeFocus
        wrong: root.wrong
    }
}
