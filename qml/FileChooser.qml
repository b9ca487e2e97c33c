// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// Finds a file, or a place and a name for a new one, with fingers.
Popup {
    id: root

    required property string title
    property bool saving: false
    property alias endings: folder.endings

    /// Also the folder is asked: it may have changed since.
    readonly property bool replaces: folder.path !== "" && folder.exists(folder.fileCalled(nameField.text))

    signal chosen(string file)

    function choose(name: string) {
        nameField.text = name;
        folder.refresh();
        root.open();
    }

    function take(file: string) {
        root.close();
        root.chosen(file);
    }

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.max(0, Math.round((parent.height - Theme.covered - height) / 2)) : 0
    width: parent ? Math.min(960 * Theme.room, parent.width - 2 * Theme.gap) : 960
    height: parent ? Math.min(720 * Theme.room, parent.height - Theme.covered - 2 * Theme.gap) : 720
    padding: Theme.margin
    modal: true
    focus: true

    Folder {
        id: folder
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            ToolButton {
                icon.name: "up"
                text: qsTr("Up")
                enabled: folder.hasParent
                onClicked: folder.up()
            }
            WholeText {
                Layout.fillWidth: true
                text: root.title
                font.family: Theme.titleFamily
                font.pixelSize: Theme.large
            }
            ToolButton {
                icon.name: "close"
                text: qsTr("Cancel")
                onClicked: root.close()
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            Repeater {
                model: folder.places

                Button {
                    required property string name
                    required property string file

                    text: name
                    checked: folder.path === file
                    onClicked: folder.open(file)
                }
            }
        }
        WholeText {
            Layout.fillWidth: true
            text: folder.path
            elide: Text.ElideLeft
            color: Theme.quietInk
        }
        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: folder.entries
            ScrollBar.vertical: ScrollBar {}

            delegate: ItemDelegate {
                id: entry

                required property string name
                required property string file
                required property bool isFolder
                required property string details

                objectName: "file-" + entry.name
                width: list.width
                icon.name: entry.isFolder ? "forward" : "file"
                text: entry.isFolder ? entry.name : qsTr("%1, %2", "a file, then its date and size").arg(entry.name).arg(entry.details)
                onClicked: {
                    if (entry.isFolder)
                        folder.open(entry.file);
                    else if (root.saving)
                        nameField.text = entry.name;
                    else
                        root.take(entry.file);
                }
            }

            Label {
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width)
                visible: list.count === 0 && (!root.saving || !folder.readable)
                text: folder.readable ? qsTr("There is no such file in this folder.") : qsTr("This folder cannot be read.")
                color: Theme.quietInk
                wrapMode: Text.Wrap
            }
        }
        RowLayout {
            visible: root.saving
            spacing: Theme.gap

            TextField {
                id: nameField

                Layout.fillWidth: true
                Accessible.name: qsTr("Name of the file")
            }
            Button {
                objectName: "saveFile"
                text: root.replaces ? qsTr("Replace") : qsTr("Save")
                highlighted: true
                enabled: folder.writable && folder.fileCalled(nameField.text) !== ""
                onClicked: {
                    if (root.replaces)
                        replacing.open();
                    else
                        root.take(folder.fileCalled(nameField.text));
                }
            }
        }
        Label {
            Layout.fillWidth: true
            visible: root.saving && !folder.writable
            text: qsTr("Nothing can be written to this folder. Choose another one.")
            color: Theme.wrong
            wrapMode: Text.Wrap
        }
    }

    Question {
        id: replacing

        title: qsTr("Replace this file?")
        text: qsTr("%1 is there already. What it holds now would be gone.").arg(nameField.text)
        yes: qsTr("Replace")
        onAgreed: root.take(folder.fileCalled(nameField.text))
    }
}
