// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// Highlighted, it is the one main action of a screen: brass. Flat, it is only its words until pressed.
T.Button {
    id: root

    readonly property color face: root.highlighted ? Theme.brass : root.checked ? Theme.ink : root.flat ? "transparent" : Theme.raised
    readonly property color words: root.highlighted ? Theme.brassInk : root.checked ? Theme.ground : root.flat ? Theme.brassText : Theme.ink

    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: root.text === "" || root.display === T.AbstractButton.IconOnly ? 12 : 18
    verticalPadding: Theme.gap
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    font.weight: Font.DemiBold

    contentItem: ButtonFace {
        control: root
        color: root.words
    }
    background: Rectangle {
        radius: Theme.radius
        antialiasing: true
        color: root.down ? Theme.pressed(root.flat ? Theme.surface : root.face) : root.hovered && root.enabled && root.flat ? Theme.surface : root.face
        border.color: root.highlighted ? Qt.darker(Theme.brass, 1.25) : Theme.ruleLine
        border.width: root.flat ? 0 : 1
        opacity: root.enabled ? 1 : 0.5

        FocusRing {
            visible: root.visualFocus
        }
    }
}
