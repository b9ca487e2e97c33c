// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// All rounds of a game that has its own for each: the one that is played stands out, a tap tells of another.
Column {
    id: root

    required property var rounds // {number, title, text, now, past}
    readonly property int current: root.rounds.findIndex(round => round.now)
    property int looked: -1 // at which one, by its place
    readonly property var shown: root.rounds[root.looked >= 0 ? root.looked : root.current] ?? null

    spacing: Theme.gap
    onCurrentChanged: root.looked = -1

    Flow {
        width: parent.width
        spacing: 4

        Repeater {
            model: root.rounds
            delegate: T.AbstractButton {
                id: cell

                required property var modelData
                required property int index
                readonly property bool isShown: root.shown?.number === modelData.number

                objectName: "round-" + modelData.number
                implicitWidth: Theme.target
                implicitHeight: Theme.target
                text: modelData.number
                Accessible.name: modelData.title
                onClicked: root.looked = cell.index === root.current ? -1 : cell.index
                contentItem: Item {
                    Figures {
                        anchors.centerIn: parent
                        text: cell.text
                        font.pixelSize: Theme.large
                        color: cell.modelData.now && !cell.down ? Theme.brassInk : cell.modelData.past ? Theme.quietInk : Theme.ink
                    }
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: cell.down ? Theme.pressed(Theme.surface) : cell.modelData.now ? Theme.brass : cell.modelData.past ? Theme.ground : Theme.surface
                    border.width: cell.isShown || cell.visualFocus ? 3 : 1
                    border.color: cell.visualFocus ? Theme.ink : cell.isShown ? Theme.brass : Theme.ruleLine
                }
            }
        }
    }
    Label {
        width: parent.width
        text: root.shown?.title ?? ""
        font.family: Theme.titleFamily
        wrapMode: Text.Wrap
    }
    Label {
        objectName: "roundWords"
        width: parent.width
        text: root.shown?.text ?? ""
        font.pixelSize: Theme.small
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
}
