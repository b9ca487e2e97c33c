// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A record, whose it is, and when it was set.
ItemDelegate {
    id: root

    required property string title
    required property string points
    required property string player
    required property string day
    required property string gameId

    text: root.title
    Accessible.name: root.title + ": " + root.points + ", " + root.player + ", " + root.day

    contentItem: RowLayout {
        spacing: Theme.gap * 2

        Label {
            Layout.fillWidth: true
            Layout.preferredWidth: 3
            text: root.title
            wrapMode: Text.Wrap
        }
        NumberCell {
            implicitWidth: 72 * Theme.textScale
            text: root.points
            font.pixelSize: Theme.large
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            spacing: 0

            WholeText {
                Layout.fillWidth: true
                text: root.player
                font.weight: Font.DemiBold
            }
            WholeText {
                Layout.fillWidth: true
                visible: text !== ""
                text: root.day
                font.pixelSize: Theme.small
                color: Theme.quietInk
            }
        }
    }
}
