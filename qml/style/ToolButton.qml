// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.ToolButton {
    id: root

    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    padding: 10
    display: root.icon.name !== "" ? T.AbstractButton.IconOnly : T.AbstractButton.TextOnly
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    font.weight: Font.DemiBold
    Accessible.name: root.text

    contentItem: ButtonFace {
        control: root
        color: root.checked ? Theme.brassText : Theme.ink
    }
    background: Rectangle {
        radius: Theme.radius
        antialiasing: true
        color: root.down || root.checked ? Theme.pressed(Theme.surface) : root.hovered && root.enabled ? Theme.raised : "transparent"

        FocusRing {
            visible: root.visualFocus
        }
    }
}
