// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// A player at a glance; a tap shows what can be told about them. A tap on the points says why.
RowLayout {
    id: root

    required property int index
    required property string name
    required property string color
    required property string points
    required property string facts
    required property string status
    required property bool acts
    property bool selected: false

    signal chosen
    signal pointsAsked

    spacing: Theme.gap

    T.AbstractButton {
        id: button

        objectName: "seat-" + root.index
        Layout.fillWidth: true
        implicitHeight: Math.max(Theme.mainTarget, implicitContentHeight + 16)
        padding: 8
        text: root.name
        Accessible.name: root.status === "" ? root.name : root.name + ", " + root.status
        Accessible.description: root.facts
        Accessible.checkable: true
        Accessible.checked: root.selected
        onClicked: root.chosen()
        background: Rectangle {
            radius: Theme.radius
            color: button.down ? Theme.pressed(Theme.surface) : root.selected ? Theme.raised : Theme.surface
            border.width: root.selected || button.visualFocus ? 3 : 1
            border.color: button.visualFocus ? Theme.ink : root.selected ? Theme.brass : Theme.ruleLine
        }
        contentItem: ColumnLayout {
            spacing: 2

            PlayerHeader {
                Layout.fillWidth: true
                name: root.name
                color: root.color
                starts: false
                status: root.status
                emphasis: root.acts
            }
            Label {
                Layout.fillWidth: true
                visible: text !== ""
                text: root.facts
                color: Theme.quietInk
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
    }
    WhyTap {
        objectName: "points-" + root.index
        visible: root.points !== ""
        Accessible.name: qsTr("%1: %2").arg(root.name).arg(root.points)
        onClicked: root.pointsAsked()
        contentItem: Figures {
            text: root.points
            font.pixelSize: Theme.title
            Accessible.ignored: true
        }
    }
}
