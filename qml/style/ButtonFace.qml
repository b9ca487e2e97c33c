// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// Icon and words of a button. Words that do not fit, or give way to the icon, are told when it is held or pointed at.
Item {
    id: root

    required property T.AbstractButton control
    property color color: Theme.ink
    property int iconSize: Theme.iconSize

    readonly property bool hasIcon: root.control.icon.name !== "" && root.control.display !== T.AbstractButton.TextOnly
    readonly property bool hasText: root.control.text !== "" && (root.control.display !== T.AbstractButton.IconOnly || root.control.icon.name === "")
    readonly property bool upright: root.control.display === T.AbstractButton.TextUnderIcon

    implicitWidth: root.upright ? Math.max(icon.width, label.implicitWidth) : (root.hasIcon ? icon.width : 0) + (root.hasIcon && root.hasText ? Theme.gap : 0) + (root.hasText ? label.implicitWidth : 0)
    implicitHeight: root.upright ? icon.height + 2 + label.implicitHeight : Math.max(icon.height, root.hasText ? label.implicitHeight : 0)
    opacity: root.control.enabled ? 1 : 0.45

    Icon {
        id: icon

        visible: root.hasIcon
        x: root.hasText && !root.upright ? Math.max(0, (root.width - root.implicitWidth) / 2) : (root.width - width) / 2
        y: root.upright && root.hasText ? 0 : (root.height - height) / 2
        width: root.iconSize
        height: root.iconSize
        name: root.control.icon.name
        color: root.color
    }
    Text {
        id: label

        visible: root.hasText
        x: root.upright || !root.hasIcon ? 0 : icon.x + icon.width + Theme.gap
        y: root.upright ? root.height - height : (root.height - height) / 2
        width: root.upright || !root.hasIcon ? root.width : Math.min(implicitWidth, root.width - x)
        horizontalAlignment: root.upright || !root.hasIcon ? Text.AlignHCenter : Text.AlignLeft
        text: root.control.text
        textFormat: Text.PlainText
        font: root.control.font
        color: root.color
        elide: Text.ElideRight
    }
    LateToolTip {
        text: root.control.text
        wanted: (label.truncated || !root.hasText && text !== "") && (root.control.pressed || root.control.hovered)
    }
}
