// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// A seat on the form.
RowLayout {
    id: root

    required property int index
    required property string name
    required property string total
    required property bool tied
    required property bool won
    required property bool wrong
    required property GameForm form

    spacing: Theme.gap

    SuggestingField {
        objectName: "seatName-" + root.index
        Layout.fillWidth: true
        text: root.name
        placeholderText: qsTr("Player")
        Accessible.name: placeholderText
        maximumLength: 200
        suggestions: root.form.knownPeople
        onTextEdited: root.form.setName(root.index, text)
        onSuggested: word => root.form.setName(root.index, word)
    }
    TextField {
        objectName: "seatTotal-" + root.index
        Layout.preferredWidth: 96 * Theme.textScale
        visible: root.form.totalsOnly
        text: root.total
        placeholderText: qsTr("Points")
        Accessible.name: qsTr("Points of %1").arg(root.name)
        horizontalAlignment: Text.AlignRight
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        wrong: root.wrong
        maximumLength: 6
        onTextEdited: root.form.setTotal(root.index, text)
    }
    ToolButton {
        objectName: "seatWon-" + root.index
        visible: root.form.askWhoWon && (root.tied || root.won)
        checkable: true
        checked: root.won
        icon.name: "crown"
        text: qsTr("%1 won").arg(root.name)
        onClicked: root.form.setWon(root.index, checked)
    }
    ToolButton {
        enabled: root.index > 0
        icon.name: "up"
        text: qsTr("Move up")
        onClicked: root.form.moveUp(root.index)
    }
    ToolButton {
        visible: root.form.canRemoveSeat
        icon.name: "remove"
        text: qsTr("Take away")
        onClicked: root.form.removeSeat(root.index)
    }
}
