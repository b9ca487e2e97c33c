// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Which group it is, and where.
Section {
    id: root

    required property NewGame newGame

    title: qsTr("Group and place")

    ComboBox {
        objectName: "group"
        Layout.fillWidth: true
        editable: true
        model: root.newGame.groups
        Accessible.name: qsTr("Group")
        Component.onCompleted: editText = root.newGame.group
        onEditTextChanged: root.newGame.group = editText
    }
    TextField {
        Layout.fillWidth: true
        placeholderText: qsTr("Place, if you like")
        Accessible.name: qsTr("Place")
        maximumLength: 100
        text: root.newGame.location
        onEditingFinished: root.newGame.location = text
    }
}
