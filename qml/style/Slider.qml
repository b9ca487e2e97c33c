// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.Slider {
    id: root

    implicitWidth: root.horizontal ? 200 : Theme.target
    implicitHeight: root.horizontal ? Theme.target : 200
    padding: 6

    handle: Rectangle {
        x: root.leftPadding + (root.horizontal ? root.visualPosition * (root.availableWidth - width) : (root.availableWidth - width) / 2)
        y: root.topPadding + (root.horizontal ? (root.availableHeight - height) / 2 : root.visualPosition * (root.availableHeight - height))
        width: 32 * Theme.room
        height: 32 * Theme.room
        radius: 16
        antialiasing: true
        color: root.pressed ? Theme.pressed(Theme.brass) : Theme.brass
        border.color: Theme.raised
        border.width: 3
        opacity: root.enabled ? 1 : 0.6

        FocusRing {
            visible: root.visualFocus
            radius: 19
        }
    }
    background: Rectangle {
        x: root.leftPadding + (root.horizontal ? 0 : (root.availableWidth - width) / 2)
        y: root.topPadding + (root.horizontal ? (root.availableHeight - height) / 2 : 0)
        width: root.horizontal ? root.availableWidth : 6
        height: root.horizontal ? 6 : root.availableHeight
        radius: 3
        color: Theme.ruleLine

        Rectangle {
            y: root.horizontal ? 0 : root.visualPosition * parent.height
            width: root.horizontal ? root.position * parent.width : parent.width
            height: root.horizontal ? parent.height : root.position * parent.height
            radius: 3
            color: Theme.brass
        }
    }
}
