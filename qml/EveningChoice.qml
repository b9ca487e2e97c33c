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

    SuggestingField {
        objectName: "group"
        Layout.fillWidth: true
        text: root.newGame.group
        placeholderText: qsTr("Group, if you like")
        Accessible.name: qsTr("Group")
        suggestions: root.newGame.groups
        onTextEdited: root.newGame.group = text
        onSuggested: word => root.newGame.group = word
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
