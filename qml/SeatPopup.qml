// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// Who takes over a seat: somebody of the address book, or somebody new.
Popup {
    id: root

    required property App app
    property int seat: 0
    property string name: ""

    function ask(seat: int, name: string) {
        root.seat = seat;
        root.name = name;
        field.clear();
        wrong.text = "";
        root.open();
    }

    function add() {
        wrong.text = root.app.evening.seatNew(root.seat, field.text);
        if (wrong.text === "")
            root.close();
    }

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.max(0, Math.round((parent.height - Theme.covered - height) / 2)) : 0
    width: Math.min(520 * Theme.room, parent ? parent.width - 2 * Theme.gap : 520)
    height: Math.min(600 * Theme.room, parent ? parent.height - Theme.covered - 2 * Theme.gap : 600)
    padding: Theme.margin
    modal: true
    focus: true

    contentItem: ColumnLayout {
        spacing: Theme.gap

        RowLayout {
            WholeText {
                Layout.fillWidth: true
                text: qsTr("Who sits here instead of %1?").arg(root.name)
                font.family: Theme.titleFamily
                font.pixelSize: Theme.large
            }
            ToolButton {
                objectName: "seatCancel"
                icon.name: "close"
                text: qsTr("Cancel")
                onClicked: root.close()
            }
        }
        RowLayout {
            spacing: Theme.gap

            TextField {
                id: field

                objectName: "seatName"
                Layout.fillWidth: true
                placeholderText: qsTr("New player")
                Accessible.name: placeholderText
                maximumLength: 200
                onAccepted: root.add()
                onTextEdited: wrong.text = ""
            }
            Button {
                objectName: "seatAdd"
                icon.name: "add"
                text: qsTr("Add")
                enabled: field.text.trim() !== ""
                onClicked: root.add()
            }
        }
        Label {
            id: wrong

            Layout.fillWidth: true
            visible: text !== ""
            color: Theme.wrong
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
        }
        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: root.app.evening.people
            ScrollBar.vertical: ScrollBar {}
            delegate: ItemDelegate {
                id: person

                required property string id
                required property string name
                required property bool seated

                width: list.width
                icon.name: person.seated ? "shuffle" : "people"
                text: person.seated && person.name !== root.name ? qsTr("%1, who changes places with %2").arg(person.name).arg(root.name) : person.name
                enabled: person.name !== root.name
                onClicked: {
                    root.app.tables.current.seat(root.seat, person.id);
                    root.close();
                }
            }
        }
    }
}
