// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.GroupBox {
    id: root

    implicitWidth: Math.max(contentWidth + leftPadding + rightPadding, implicitLabelWidth)
    implicitHeight: contentHeight + topPadding + bottomPadding
    padding: 16
    topPadding: 16 + (implicitLabelHeight > 0 ? implicitLabelHeight + Theme.gap : 0)
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    label: Text {
        width: root.width
        text: root.title
        textFormat: Text.PlainText
        font.family: Theme.titleFamily
        font.pixelSize: Theme.large
        color: Theme.ink
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        y: root.topPadding - 16
        width: parent.width
        height: parent.height - y
        radius: Theme.radius
        antialiasing: true
        color: Theme.surface
        border.color: Theme.ruleLine
    }
}
