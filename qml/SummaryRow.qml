// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion.Look

/// A title and a text for each player.
RowLayout {
    id: root

    required property string title
    required property list<string> texts
    required property real column
    property list<string> colors: []
    property bool strong: false

    spacing: Theme.gap

    WholeText {
        Layout.fillWidth: true
        text: root.title
        font.family: root.strong ? Theme.titleFamily : Theme.bodyFamily
        font.pixelSize: root.strong ? Theme.large : Theme.body
    }
    Repeater {
        model: root.texts
        delegate: ColumnLayout {
            id: cell

            required property int index
            required property string modelData

            Layout.preferredWidth: root.column
            Layout.maximumWidth: root.column
            spacing: 2

            Emblem {
                Layout.alignment: Qt.AlignHCenter
                visible: root.colors.length > 0
                player: root.colors[cell.index] ?? ""
            }
            WholeText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: cell.modelData
                font.family: root.colors.length > 0 ? Theme.bodyFamily : Theme.numberFamily
                font.pixelSize: root.strong ? Theme.large : Theme.body
            }
        }
    }
}
