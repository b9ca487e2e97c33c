// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/// A player at the table: emblem, name and, where given, the score. Selected, it wears the player's colour.
T.AbstractButton {
    id: root

    required property string name
    required property string player
    property bool selected: false
    property string score: ""
    /// Where little room is left for the name.
    property bool tight: false

    readonly property color words: root.selected ? Theme.playerInk(root.player) : Theme.ink

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: root.tight ? 6 : 8
    rightPadding: root.tight ? 10 : 16
    text: root.name
    Accessible.name: root.score === "" ? root.name : root.name + ", " + root.score
    Accessible.checkable: true
    Accessible.checked: root.selected

    contentItem: RowLayout {
        spacing: root.tight ? 4 : Theme.gap

        Emblem {
            implicitWidth: root.tight ? 26 : 32
            implicitHeight: implicitWidth
            player: root.player
            border.color: root.selected ? root.words : Theme.playerOutline(root.player)
        }
        WholeText {
            Layout.fillWidth: true
            text: root.name
            font.weight: Font.DemiBold
            color: root.words
        }
        Figures {
            visible: root.score !== ""
            text: root.score
            color: root.words
        }
    }
    background: Rectangle {
        radius: height / 2
        antialiasing: true
        color: root.selected ? Theme.playerColor(root.player) : root.down ? Theme.pressed(Theme.raised) : Theme.raised
        border.color: root.selected ? Theme.playerOutline(root.player) : Theme.ruleLine
        border.width: root.selected ? 2 : 1

        Rectangle {
            visible: root.visualFocus
            anchors.fill: parent
            anchors.margins: -3
            radius: height / 2
            color: "transparent"
            border.color: Theme.ink
            border.width: 2
        }
    }
}
