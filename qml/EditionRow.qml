// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Style

/// An edition that was taught here, and what can be done with it.
RowLayout {
    id: root

    required property string name
    required property bool chosen

    signal choiceRequested
    signal lessonRequested
    signal exportRequested
    signal removalRequested

    spacing: 4

    RadioButton {
        objectName: "edition-" + root.name
        Layout.fillWidth: true
        text: root.name
        checked: root.chosen
        onClicked: root.choiceRequested()
    }
    ToolButton {
        objectName: "teachMore-" + root.name
        icon.name: "photo"
        text: qsTr("Teach %1 with more photos").arg(root.name)
        onClicked: root.lessonRequested()
    }
    ToolButton {
        objectName: "exportEdition-" + root.name
        icon.name: "export"
        text: qsTr("Export %1").arg(root.name)
        onClicked: root.exportRequested()
    }
    ToolButton {
        objectName: "removeEdition-" + root.name
        icon.name: "delete"
        text: qsTr("Delete %1").arg(root.name)
        onClicked: root.removalRequested()
    }
}
