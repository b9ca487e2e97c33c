// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.RoundButton {
    id: root

    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding, implicitContentHeight + topPadding + bottomPadding)
    implicitHeight: implicitWidth
    radius: height / 2
    padding: 10
    font.family: Theme.numberFamily
    font.pixelSize: Theme.large
    font.weight: Font.DemiBold

    contentItem: ButtonFace {
        control: root
        color: root.highlighted ? Theme.brassInk : root.flat ? Theme.brassText : Theme.ink
    }
    background: Rectangle {
        readonly property color face: root.highlighted ? Theme.brass : root.flat ? "transparent" : Theme.raised

        radius: root.radius
        antialiasing: true
        color: root.down ? Theme.pressed(root.flat ? Theme.surface : face) : face
        border.color: root.highlighted ? Qt.darker(Theme.brass, 1.25) : Theme.ruleLine
        border.width: root.flat ? 0 : 1
        opacity: root.enabled ? 1 : 0.5

        FocusRing {
            visible: root.visualFocus
            radius: root.radius + 3
        }
    }
}
