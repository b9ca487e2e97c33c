// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.Drawer {
    id: root

    parent: T.Overlay.overlay
    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, contentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, contentHeight + topPadding + bottomPadding)
    padding: 16
    focus: true // the keyboard is where the eyes are
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    enter: Transition {
        SmoothedAnimation {
            velocity: Theme.reducedMotion ? 100 : 5
        }
    }
    exit: Transition {
        SmoothedAnimation {
            velocity: Theme.reducedMotion ? 100 : 5
        }
    }
    background: Rectangle {
        color: Theme.raised
        border.color: Theme.ruleLine
    }
    T.Overlay.modal: Dimmer {}
    T.Overlay.modeless: Item {}
}
