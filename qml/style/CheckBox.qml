// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.CheckBox {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    verticalPadding: 6
    spacing: 12
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    indicator: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: 28 * Theme.room
        height: 28 * Theme.room
        radius: 6
        antialiasing: true
        color: root.checkState === Qt.Unchecked ? Theme.raised : Theme.brass
        border.color: root.checkState === Qt.Unchecked ? Theme.quietInk : Qt.darker(Theme.brass, 1.25)
        border.width: root.checkState === Qt.Unchecked ? 2 : 1
        opacity: root.enabled ? root.down ? 0.7 : 1 : 0.5

        Icon {
            visible: root.checkState !== Qt.Unchecked
            anchors.centerIn: parent
            width: 22 * Theme.room
            height: 22 * Theme.room
            name: root.checkState === Qt.PartiallyChecked ? "remove" : "check"
            color: Theme.brassInk
        }
        FocusRing {
            visible: root.visualFocus
            radius: 9
        }
    }
    contentItem: CheckWords {
        control: root
    }
}
