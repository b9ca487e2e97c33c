// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// Rows of spaces with the pieces of the players on them: who is where, and who took which tile. What is taken next, or scored,
/// stands out by a border and a diamond; what they mean is said behind the row, or once below all rows if it is always the same.
Item {
    id: root

    required property var rows // {title, spaces: {text, colors, next, means, said}}
    readonly property int space: 26 * Theme.textScale
    readonly property bool inColumns: root.rows.every(row => row.spaces.length <= 4)
    /// What the diamonds of several rows mean, where all mean the same.
    readonly property string meaning: {
        const marked = root.rows.map(row => root.meaningOf(row)).filter(means => means !== "");
        return marked.length > 1 && marked.every(means => means === marked[0]) ? marked[0] : "";
    }

    function meaningOf(row: var): string {
        return row.spaces.find(space => space.next)?.means ?? "";
    }

    implicitHeight: body.implicitHeight

    component Diamond: Item {
        implicitWidth: 9 * Theme.textScale
        implicitHeight: implicitWidth

        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.72
            height: width
            rotation: 45
            color: Theme.brass
            border.width: 1
            border.color: Theme.ink
        }
    }

    component Meaning: Row {
        id: meaning

        required property string means

        visible: means !== ""
        height: root.space
        spacing: 4

        Diamond {
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: meaning.means
            color: Theme.quietInk
            font.pixelSize: Theme.small
            Accessible.ignored: true // every space says it
        }
    }

    Column {
        id: body

        width: parent.width
        spacing: Theme.gap

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

                                    Diamond {
                                        anchors.verticalCenter: parent.verticalCenter
                                        visible: one.modelData.next
                                    }
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
                        Meaning {
                            means: root.meaning === "" ? root.meaningOf(row.modelData) : ""
                        }
                    }
                }
            }
        }
        Meaning {
            means: root.meaning
        }
    }
}
