// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.RadioButton {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    spacing: 12
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    indicator: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: 28 * Theme.room
        height: 28 * Theme.room
        radius: 14
        antialiasing: true
        color: root.checked ? Theme.brass : Theme.raised
        border.color: root.checked ? Qt.darker(Theme.brass, 1.25) : Theme.quietInk
        border.width: root.checked ? 1 : 2
        opacity: root.enabled ? root.down ? 0.7 : 1 : 0.5

        Rectangle {
            visible: root.checked
            anchors.centerIn: parent
            width: 12 * Theme.room
            height: 12 * Theme.room
            radius: 6
            antialiasing: true
            color: Theme.brassInk
        }
        FocusRing {
            visible: root.visualFocus
            radius: 17
        }
    }
    contentItem: CheckWords {
        control: root
    }
}
