// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Everyone who plays: to rename, to merge, to delete.
ColumnLayout {
    id: root

    required property People people

    signal opened(string person)

    spacing: Theme.gap

    AddingField {
        id: newcomer

        Layout.fillWidth: true
        hint: qsTr("New player")
        problem: dialog.opened ? "" : root.people.problem
        onEdited: root.people.forgetProblem()
        onAdded: name => {
            if (root.people.add(name))
                newcomer.clear();
        }
    }
    ListView {
        id: list

        objectName: "people"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: root.people.people
        ScrollBar.vertical: ScrollBar {}
        delegate: PersonDelegate {
            width: list.width - 16
            onClicked: root.opened(person)
            onChangeRequested: dialog.begin(person, name)
        }

        EmptyState {
            anchors.centerIn: parent
            width: Math.min(520 * Theme.room, parent.width)
            visible: root.people.empty
            icon: "people"
            text: qsTr("People you play with will be listed here.")
        }
    }
    PersonDialog {
        id: dialog

        people: root.people
    }
}
