// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.Popup {
    id: root

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, contentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, contentHeight + topPadding + bottomPadding)
    padding: 16
    focus: true // the keyboard is where the eyes are
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    background: PopupPaper {}
    T.Overlay.modal: Dimmer {}
    T.Overlay.modeless: Item {}
}
