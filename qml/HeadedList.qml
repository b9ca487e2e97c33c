// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look
import Companion.Style

/// A list in parts, each below its heading. It is a file of its own because a heading cannot be made from a file whose
/// components are bound.
ListView {
    clip: true
    ScrollBar.vertical: ScrollBar {}
    section.delegate: Label {
        required property string section

        width: parent ? parent.width - 16 : implicitWidth
        topPadding: Theme.gap * 2
        bottomPadding: Theme.gap
        text: section
        font.family: Theme.titleFamily
        font.pixelSize: Theme.large
        color: Theme.brassText
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
