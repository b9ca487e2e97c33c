// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.TabButton {
    id: root

    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target + 4, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: 16
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    font.weight: root.checked ? Font.DemiBold : Font.Normal

    contentItem: ButtonFace {
        control: root
        color: root.checked ? Theme.ink : Theme.quietInk
    }
    background: Rectangle {
        color: root.down ? Theme.pressed(Theme.surface) : root.hovered ? Theme.surface : "transparent"

        Rectangle {
            visible: root.checked
            anchors.bottom: parent.bottom
            width: parent.width
            height: 4
            radius: 2
            color: Theme.brass
        }
        FocusRing {
            anchors.margins: 1
            visible: root.visualFocus
        }
    }
}
