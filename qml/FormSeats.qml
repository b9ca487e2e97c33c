// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Who played, and with how many points; after a tie also who won.
Section {
    id: root

    required property GameForm form

    title: root.form.totalsOnly ? qsTr("Players and points") : qsTr("Who sat where")

    Label {
        Layout.fillWidth: true
        visible: !root.form.totalsOnly
        text: qsTr("The points belong to the place at the table: they stay where they are.")
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.form.seats
        delegate: FormSeat {
            Layout.fillWidth: true
            form: root.form
        }
    }
    Button {
        objectName: "addSeat"
        visible: root.form.canAddSeat
        icon.name: "add"
        text: qsTr("One more player")
        onClicked: root.form.addSeat()
    }
    Label {
        Layout.fillWidth: true
        visible: root.form.askWhoWon
        text: qsTr("There is a tie. Mark who won it; if nobody is marked, the victory is shared.")
        wrapMode: Text.Wrap
    }
}
