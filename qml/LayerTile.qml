// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// A layer tile: what it is called, the power on it against what it asks for, whose crews stand there and how strong they
/// are together, and whose shaft lies on it. An open one is pale. Between two tiles only the crews are to be seen.
Rectangle {
    id: root

    required property string name
    required property string note
    required property bool open
    required property bool lit
    required property int halves
    required property string shaft
    required property var crews // {color, power}
    readonly property bool between: root.halves === 1
    readonly property int line: Math.min(17 * Theme.room, root.height / 3 - 1, root.width / (2 * root.halves))

    radius: Theme.radius
    color: root.open ? Theme.ground : Theme.raised
    border.width: root.lit ? 3 : 1
    border.color: root.lit ? Theme.brass : root.open ? Theme.ruleLine : Theme.quietInk
    Accessible.role: Accessible.StaticText
    Accessible.name: root.open ? qsTr("%1, open").arg(root.name) : root.note === "" ? root.name : root.name + ", " + root.note

    Item {
        id: head

        visible: !root.between
        width: parent.width
        height: root.line + 2

        Label {
            x: 6
            anchors.verticalCenter: parent.verticalCenter
            width: root.width - 12 - (root.note === "" ? 0 : note.implicitWidth)
            text: root.name
            elide: Text.ElideRight
            color: Theme.quietInk
            font.pixelSize: Math.min(Theme.small, root.line)
            Accessible.ignored: true
        }
        Figures {
            id: note

            anchors.right: parent.right
            anchors.rightMargin: root.shaft === "" ? 6 : 26
            anchors.verticalCenter: parent.verticalCenter
            text: root.note
            font.pixelSize: Math.min(Theme.small, root.line)
            Accessible.ignored: true
        }
        Rectangle {
            anchors.right: parent.right
            anchors.rightMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            visible: root.shaft !== ""
            width: root.line
            height: root.line
            radius: 3
            color: Theme.playerColor(root.shaft)
            border.color: Theme.playerOutline(root.shaft)

            EmblemShape {
                anchors.centerIn: parent
                width: parent.width * 0.84
                height: width
                player: root.shaft
            }
        }
    }
    Grid {
        x: root.line < 17 * Theme.room ? 2 : 6
        y: root.between ? 2 : head.height
        columns: root.halves
        columnSpacing: root.line < 17 * Theme.room ? 2 : 6

        Repeater {
            model: root.crews
            delegate: Row {
                id: crew

                required property var modelData

                height: root.line
                spacing: 2

                Emblem {
                    width: root.line
                    height: root.line
                    player: crew.modelData.color
                }
                Figures {
                    anchors.verticalCenter: parent.verticalCenter
                    text: crew.modelData.power
                    font.pixelSize: Math.min(Theme.body, root.line)
                    Accessible.ignored: true
                }
            }
        }
    }
}
