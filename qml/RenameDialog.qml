// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// Another name for a group or a place, and what is wrong with it.
Dialog {
    id: root

    required property string problem
    property string name: ""

    signal renamed(string name)
    signal edited

    function begin(name: string) {
        root.edited();
        root.name = name;
        field.text = name;
        root.open();
    }

    title: qsTr("Rename %1").arg(root.name)
    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.max(0, Math.round((parent.height - Theme.covered - height) / 2)) : 0
    width: Math.min(560 * Theme.room, parent ? parent.width - 2 * Theme.margin : 560)
    modal: true
    onOpened: field.forceActiveFocus()
    onClosed: root.edited()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        TextField {
            id: field

            objectName: "newName"
            Layout.fillWidth: true
            maximumLength: 200
            Accessible.name: qsTr("Name")
            onTextEdited: root.edited()
            onAccepted: root.renamed(text)
        }
        Label {
            objectName: "renameProblem"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.problem
            textFormat: Text.PlainText
            color: Theme.wrong
            wrapMode: Text.Wrap
        }
        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap

            Button {
                text: qsTr("Cancel")
                flat: true
                onClicked: root.close()
            }
            Button {
                objectName: "doRename"
                text: qsTr("Rename")
                icon.name: "edit"
                highlighted: true
                enabled: field.text.trim() !== root.name
                onClicked: root.renamed(field.text)
            }
        }
    }
}
