// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look

/// A title and a text for each player, in columns of one width.
Item {
    id: root

    required property string title
    required property list<string> texts
    required property real column
    property list<string> colors: []
    property bool strong: false

    implicitHeight: Math.max(heading.implicitHeight, cells.implicitHeight)

    WholeText {
        id: heading

        anchors.left: parent.left
        anchors.right: cells.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        font.family: root.strong ? Theme.titleFamily : Theme.bodyFamily
        font.pixelSize: root.strong ? Theme.large : Theme.body
    }
    Row {
        id: cells

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: root.texts
            delegate: Column {
                id: cell

                required property int index
                required property string modelData

                width: root.column
                spacing: 2

                Emblem {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: root.colors.length > 0
                    player: root.colors[cell.index] ?? ""
                }
                WholeText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: cell.modelData
                    font.family: root.colors.length > 0 ? Theme.bodyFamily : Theme.numberFamily
                    font.pixelSize: root.strong ? Theme.large : Theme.body
                }
            }
        }
    }
}
