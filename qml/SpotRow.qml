// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// How often something was answered rightly of late.
RowLayout {
    id: root

    required property string title
    required property int asked
    required property int rightOnes
    required property bool weak

    spacing: Theme.gap
    implicitHeight: Math.max(40, words.implicitHeight + 8)
    Accessible.role: Accessible.ListItem
    Accessible.name: root.weak ? qsTr("%1: %2 of %3 right, a weak spot").arg(root.title).arg(root.rightOnes).arg(root.asked) : qsTr("%1: %2 of %3 right").arg(root.title).arg(root.rightOnes).arg(root.asked)

    Label {
        id: words

        Layout.preferredWidth: root.width * 0.44
        text: root.title
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    Item {
        Layout.fillWidth: true
        implicitHeight: 16 * Theme.room

        Rectangle {
            anchors.fill: parent
            radius: 4
            color: Theme.raised
            border.color: Theme.ruleLine
        }
        Rectangle {
            width: parent.width * root.rightOnes / Math.max(1, root.asked)
            height: parent.height
            radius: 4
            color: root.weak ? Theme.care : Theme.good
        }
    }
    Icon {
        implicitWidth: Theme.iconSize
        implicitHeight: Theme.iconSize
        name: root.weak ? "warning" : "check"
        color: root.weak ? Theme.care : Theme.good
    }
    Label {
        Layout.preferredWidth: 96 * Theme.textScale
        horizontalAlignment: Text.AlignRight
        text: qsTr("%1 of %2", "right answers").arg(root.rightOnes).arg(root.asked)
        font.family: Theme.numberFamily
        Accessible.ignored: true
    }
}
