// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Style

/// A card with a title; what is put into it stands below one another.
Frame {
    id: root

    property string title
    property alias actions: actionRow.data
    default property alias content: body.data

    ColumnLayout {
        anchors.fill: parent
        spacing: 12

        RowLayout {
            visible: root.title !== ""
            spacing: Theme.gap

            WholeText {
                Layout.fillWidth: true
                text: root.title
                font.family: Theme.titleFamily
                font.pixelSize: Theme.large
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            RowLayout {
                id: actionRow

                spacing: 0
            }
        }
        ColumnLayout {
            id: body

            spacing: 12
        }
    }
}
