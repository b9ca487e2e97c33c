// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// What was played, when, where and in which group.
Section {
    id: root

    required property GameForm form

    title: qsTr("When and where")

    ComboBox {
        objectName: "formGame"
        Layout.fillWidth: true
        enabled: root.form.gameId === ""
        model: root.form.titles
        currentIndex: root.form.game
        Accessible.name: qsTr("Game")
        onActivated: index => root.form.game = index
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextField {
            objectName: "formDay"
            Layout.preferredWidth: 150 * Theme.textScale
            text: root.form.day
            placeholderText: "2026-05-01"
            inputMethodHints: Qt.ImhDate
            maximumLength: 10
            Accessible.name: qsTr("Day")
            onTextEdited: root.form.day = text
        }
        Label {
            Layout.fillWidth: true
            text: root.form.dayInWords
            color: Theme.quietInk
            wrapMode: Text.Wrap
        }
    }
    SuggestingField {
        objectName: "formGroup"
        Layout.fillWidth: true
        text: root.form.group
        placeholderText: qsTr("Group, if you like")
        Accessible.name: qsTr("Group")
        suggestions: root.form.knownGroups
        onTextEdited: root.form.group = text
        onSuggested: word => root.form.group = word
    }
    SuggestingField {
        objectName: "formPlace"
        Layout.fillWidth: true
        text: root.form.place
        placeholderText: qsTr("Place, if you like")
        Accessible.name: qsTr("Place")
        suggestions: root.form.knownPlaces
        onTextEdited: root.form.place = text
        onSuggested: word => root.form.place = word
    }
    TextArea {
        objectName: "formComments"
        Layout.fillWidth: true
        Layout.minimumHeight: 2 * Theme.target
        text: root.form.comments
        placeholderText: qsTr("Comments")
        Accessible.name: placeholderText
        wrapMode: TextArea.Wrap
        onTextChanged: root.form.comments = text
    }
}
