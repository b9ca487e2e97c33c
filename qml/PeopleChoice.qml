// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// The address book, who played last first; a tap seats somebody. New people are typed in.
Section {
    id: root

    required property NewGame newGame
    /// Somebody is typed in who does not sit at the table yet.
    readonly property bool typed: field.text.trim() !== ""

    /// False when the name cannot be taken: then it is said why.
    function takeTyped(): bool {
        if (root.typed)
            root.add();
        return !root.typed;
    }

    function add() {
        wrong.text = root.newGame.add(field.text);
        if (wrong.text === "")
            field.clear();
    }

    title: qsTr("Who plays?")

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextField {
            id: field

            objectName: "newName"
            Layout.fillWidth: true
            placeholderText: qsTr("New player")
            Accessible.name: placeholderText
            maximumLength: 200
            onAccepted: root.add()
            onTextEdited: wrong.text = ""
        }
        Button {
            objectName: "addPlayer"
            icon.name: "add"
            text: qsTr("Add")
            display: root.width < 360 * Theme.textScale ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
            enabled: root.typed
            onClicked: root.add()
        }
    }
    Label {
        id: wrong

        objectName: "nameProblem"
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
        Layout.minimumHeight: Theme.target
        clip: true
        model: root.newGame.people
        ScrollBar.vertical: ScrollBar {}
        delegate: CheckBox {
            required property string id
            required property string name
            required property bool seated

            objectName: "person-" + name
            width: list.width - 16
            text: name
            checked: seated
            enabled: seated || root.newGame.players < root.newGame.mostPlayers
            onClicked: {
                root.newGame.toggle(id);
                checked = Qt.binding(() => seated);
            }
        }

        Label {
            anchors.fill: parent
            visible: list.count === 0
            text: qsTr("People you play with will be listed here.")
            color: Theme.quietInk
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
}
