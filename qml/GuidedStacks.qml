// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// Stacks of tiles that everybody may take one of: who took which, and what is left; the next one stands out.
Item {
    id: root

    required property var stacks // {title, tiles: {value, color, next}}
    readonly property int tile: 26 * Theme.textScale

    implicitHeight: grid.implicitHeight

    // How wide its columns are follows from the width: a layout that asked the grid itself would never come to rest.
    Grid {
        id: grid

        width: parent.width
        columns: root.width > 460 * Theme.textScale ? 3 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Repeater {
            model: root.stacks
            delegate: Column {
                id: stack

                required property var modelData

                width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                spacing: 2

                Label {
                    width: parent.width
                    text: stack.modelData.title
                    color: Theme.quietInk
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                }
                Row {
                    spacing: 4

                    Repeater {
                        model: stack.modelData.tiles
                        delegate: Rectangle {
                            id: one

                            required property var modelData
                            readonly property bool taken: modelData.color !== ""

                            width: one.taken ? root.tile * 1.7 : root.tile
                            height: root.tile
                            radius: 4
                            color: one.taken ? Theme.playerColor(modelData.color) : Theme.raised
                            border.width: modelData.next ? 2 : 1
                            border.color: one.taken ? Theme.playerOutline(modelData.color) : modelData.next ? Theme.brass : Theme.ruleLine

                            Figures {
                                x: one.taken ? 5 : (one.width - width) / 2
                                anchors.verticalCenter: parent.verticalCenter
                                text: one.modelData.value
                                font.pixelSize: Theme.small
                                color: one.taken ? Theme.playerInk(one.modelData.color) : Theme.ink
                            }
                            EmblemShape {
                                anchors.right: parent.right
                                anchors.rightMargin: 3
                                anchors.verticalCenter: parent.verticalCenter
                                visible: one.taken
                                width: root.tile * 0.76
                                height: width
                                player: one.modelData.color
                            }
                        }
                    }
                }
            }
        }
    }
}
