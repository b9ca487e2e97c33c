// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// What somebody gains from a source on average, above what everybody does.
ColumnLayout {
    id: root

    required property string heading
    required property string title
    required property real average
    required property real averageOfAll
    required property string averageText
    required property string averageOfAllText
    required property string why
    required property real most

    signal asked

    spacing: 0

    Label {
        Layout.topMargin: Theme.gap * 2
        visible: root.heading !== ""
        text: root.heading
        font.family: Theme.titleFamily
        font.pixelSize: Theme.large
        color: Theme.brassText
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    WhyTap {
        Layout.fillWidth: true
        onClicked: root.asked()
        Accessible.name: qsTr("%1: %2 on average, everybody %3").arg(root.title).arg(root.averageText).arg(root.averageOfAllText)
        contentItem: RowLayout {
            spacing: Theme.gap

            WholeText {
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                text: root.title
                Accessible.ignored: true
            }
            Item {
                id: field

                Layout.fillWidth: true
                Layout.preferredWidth: 3
                implicitHeight: 32 * Theme.room

                Rectangle {
                    y: 6
                    width: Math.max(2, Math.abs(root.average) / Math.max(1, root.most) * field.width)
                    height: 14 * Theme.room
                    radius: 3
                    color: root.average < 0 ? Theme.wrong : Theme.brass
                }
                Rectangle {
                    y: 22
                    width: Math.max(2, Math.abs(root.averageOfAll) / Math.max(1, root.most) * field.width)
                    height: 5
                    radius: 2
                    color: Theme.quietInk
                }
            }
            Label {
                Layout.preferredWidth: 64 * Theme.textScale
                horizontalAlignment: Text.AlignRight
                text: root.averageText
                font.family: Theme.numberFamily
                Accessible.ignored: true
            }
            Label {
                Layout.preferredWidth: 64 * Theme.textScale
                horizontalAlignment: Text.AlignRight
                text: root.averageOfAllText
                font.family: Theme.numberFamily
                color: Theme.quietInk
                Accessible.ignored: true
            }
        }
    }
}
