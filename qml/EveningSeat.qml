// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// One seat of a game under way: the colour and who sits there can be changed.
RowLayout {
    id: root

    required property int index
    required property string name
    required property string color
    required property LiveGame game
    required property list<string> colors

    signal changeRequested

    spacing: Theme.gap

    ColorButton {
        name: root.name
        color: root.color
        colors: root.colors
        onChosen: color => root.game.setColor(root.index, color)
    }
    WholeText {
        Layout.fillWidth: true
        text: root.name
        font.pixelSize: Theme.large
    }
    Button {
        objectName: "reseat-" + root.index
        icon.name: "edit"
        text: qsTr("Somebody else")
        onClicked: root.changeRequested()
    }
}
