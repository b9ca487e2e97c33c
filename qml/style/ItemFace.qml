// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// Icon and words of a line in a list or a menu; the words wrap rather than being cut.
Item {
    id: root

    required property T.AbstractButton control
    property string icon: root.control.icon.name
    /// Keeps the place of an icon, so that the words of all lines stand below each other.
    property bool indented: root.icon !== ""

    implicitWidth: words.x + words.implicitWidth
    implicitHeight: Math.max(words.implicitHeight, root.icon !== "" ? picture.height : 0)
    opacity: root.control.enabled ? 1 : 0.45

    Icon {
        id: picture

        visible: root.icon !== ""
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.iconSize
        height: Theme.iconSize
        name: root.icon
        color: Theme.brassText
    }
    Text {
        id: words

        x: root.indented ? picture.width + root.control.spacing : 0
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x
        text: root.control.text
        textFormat: Text.PlainText
        font: root.control.font
        color: Theme.ink
        wrapMode: Text.Wrap
    }
}
