// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion

/// An option of a guided game: a switch, or one of several.
ColumnLayout {
    id: root

    required property var modelData // as NewGame shows it
    required property NewGame newGame
    readonly property var choices: root.modelData.choices

    Layout.fillWidth: true
    spacing: 0

    OptionSwitch {
        objectName: "option-" + root.modelData.key
        visible: root.choices.length === 0
        title: root.modelData.title
        text: root.modelData.text
        enabled: root.modelData.available
        checked: root.modelData.on
        onToggled: root.newGame.setOption(root.modelData.key, checked)
    }
    OptionsOfSeveral {
        visible: root.choices.length > 0
        title: root.modelData.title
        text: root.modelData.text
        choices: root.choices
        onChosen: key => root.newGame.choose(root.modelData.key, key)
    }
}
