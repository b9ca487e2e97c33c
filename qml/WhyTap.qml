// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// Numbers that say why they are what they are when they are tapped.
T.AbstractButton {
    id: root

    property bool framed: false

    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    Accessible.role: Accessible.Button
    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.pressed(Theme.surface) : root.framed ? Theme.surface : "transparent"
        border.width: root.visualFocus ? 2 : root.framed ? 1 : 0
        border.color: root.visualFocus ? Theme.ink : Theme.ruleLine
    }
}
