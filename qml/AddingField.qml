// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A name to add to a list, and what is wrong with it.
ColumnLayout {
    id: root

    required property string hint
    property string problem: ""

    signal added(string name)
    signal edited

    function clear() {
        field.clear();
    }

    spacing: 4

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextField {
            id: field

            objectName: "newName"
            Layout.fillWidth: true
            placeholderText: root.hint
            Accessible.name: root.hint
            maximumLength: 200
            onAccepted: root.added(text)
            onTextEdited: root.edited()
        }
        Button {
            objectName: "add"
            icon.name: "add"
            text: qsTr("Add")
            onClicked: root.added(field.text)
        }
    }
    Label {
        Layout.fillWidth: true
        visible: root.problem !== ""
        text: root.problem
        textFormat: Text.PlainText
        color: Theme.wrong
        wrapMode: Text.Wrap
    }
}
