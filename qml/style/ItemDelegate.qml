// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.ItemDelegate {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: 16
    verticalPadding: Theme.gap
    spacing: 12
    focusPolicy: Qt.StrongFocus // the Tab key goes along a list
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    contentItem: ItemFace {
        control: root
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.pressed(Theme.surface) : root.highlighted || root.hovered ? Theme.surface : "transparent"

        Rectangle {
            visible: root.highlighted
            y: 6
            width: 4
            height: parent.height - 12
            radius: 2
            color: Theme.brass
        }
        FocusRing {
            anchors.margins: 0
            visible: root.visualFocus
        }
    }
}
