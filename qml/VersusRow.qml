// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// Two numbers against each other. A tap says how they are reckoned.
WhyTap {
    id: root

    required property string title
    required property string first
    required property string second
    required property real firstShare
    required property string why

    Accessible.name: root.title + ": " + root.first + ", " + root.second
    contentItem: ColumnLayout {
        spacing: 4

        RowLayout {
            Layout.fillWidth: true

            Figures {
                text: root.first
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: root.title
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Figures {
                text: root.second
                Accessible.ignored: true
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 12 * Theme.room
            radius: 6
            color: Theme.quietInk

            Rectangle {
                width: parent.width * root.firstShare
                height: parent.height
                radius: 6
                color: Theme.brass
            }
        }
    }
}
