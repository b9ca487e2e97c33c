// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// Rows of spaces with the pieces of the players on them: who is where, and who took which tile; what is taken next stands
/// out.
Item {
    id: root

    required property var rows // {title, spaces: {text, colors, next, said}}
    readonly property int space: 26 * Theme.textScale
    readonly property bool inColumns: root.rows.every(row => row.spaces.length <= 4)

    implicitHeight: grid.implicitHeight

    // How wide its columns are follows from the width: a layout that asked the grid itself would never come to rest.
    Grid {
        id: grid

        width: parent.width
        columns: !root.inColumns ? 1 : root.width > 460 * Theme.textScale ? 3 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Repeater {
            model: root.rows
            delegate: Column {
                id: row

                required property var modelData

                width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                spacing: 2

                Label {
                    width: parent.width
                    text: row.modelData.title
                    color: Theme.quietInk
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                }
                Flow {
                    width: parent.width
                    spacing: 4

                    Repeater {
                        model: row.modelData.spaces
                        delegate: Rectangle {
                            id: one

                            required property var modelData

                            width: Math.max(root.space, inside.width + 10)
                            height: root.space
                            radius: 4
                            color: one.modelData.colors.length > 0 ? Theme.raised : Theme.surface
                            border.width: one.modelData.next ? 2 : 1
                            border.color: one.modelData.next ? Theme.brass : Theme.ruleLine
                            Accessible.role: Accessible.StaticText
                            Accessible.name: one.modelData.said

                            Row {
                                id: inside

                                anchors.centerIn: parent
                                spacing: 4

                                Label {
                                    anchors.verticalCenter: parent.verticalCenter
                                    visible: text !== ""
                                    text: one.modelData.text
                                    font.pixelSize: Theme.small
                                    Accessible.ignored: true
                                }
                                Repeater {
                                    model: one.modelData.colors
                                    delegate: Emblem {
                                        required property string modelData

                                        anchors.verticalCenter: parent?.verticalCenter
                                        width: root.space * 0.76
                                        height: width
                                        player: modelData
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
