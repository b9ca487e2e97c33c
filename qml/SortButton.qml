// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion
import Companion.Look

/// The head of a column; pressed, the list is sorted by it.
T.AbstractButton {
    id: root

    required property Leaderboard board
    required property int by
    property int alignment: Qt.AlignRight
    readonly property bool chosen: root.board.order === root.by

    implicitHeight: Theme.target
    Accessible.name: qsTr("Sort by: %1").arg(root.text)
    Accessible.checked: root.chosen
    onClicked: root.board.order = root.by

    contentItem: WholeText {
        text: root.text
        horizontalAlignment: root.alignment
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.small
        font.weight: root.chosen ? Font.DemiBold : Font.Normal
        font.underline: root.chosen
        color: root.chosen ? Theme.brassText : Theme.quietInk
    }
    background: Rectangle {
        color: root.down ? Theme.pressed(Theme.ground) : "transparent"
        border.color: root.visualFocus ? Theme.ink : "transparent"
        border.width: 2
        radius: Theme.radius
    }
}
