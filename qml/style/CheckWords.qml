// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// The words beside a switch, a box or a circle; they wrap rather than being cut.
Text {
    id: root

    required property T.AbstractButton control

    leftPadding: root.control.indicator.width + (root.text === "" ? 0 : root.control.spacing)
    text: root.control.text
    textFormat: Text.PlainText
    font: root.control.font
    color: Theme.ink
    opacity: root.control.enabled ? 1 : 0.5
    wrapMode: Text.WordWrap
    verticalAlignment: Text.AlignVCenter
}
