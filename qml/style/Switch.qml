// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.Switch {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    spacing: 12
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    indicator: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: 52 * Theme.room
        height: 30 * Theme.room
        radius: 15
        antialiasing: true
        color: root.checked ? Theme.brass : Theme.surface
        border.color: root.checked ? Qt.darker(Theme.brass, 1.25) : Theme.quietInk
        border.width: root.checked ? 1 : 2
        opacity: root.enabled ? 1 : 0.5

        Rectangle {
            x: 4 + root.visualPosition * 22
            y: 4
            width: 22 * Theme.room
            height: 22 * Theme.room
            radius: 11
            antialiasing: true
            color: root.checked ? Theme.brassInk : Theme.quietInk

            Behavior on x {
                enabled: !root.down
                NumberAnimation {
                    duration: Theme.quick
                }
            }
        }
        FocusRing {
            visible: root.visualFocus
            radius: 18
        }
    }
    contentItem: CheckWords {
        control: root
    }
}
