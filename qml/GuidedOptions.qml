// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look

/// What a guided game lets people choose: each option with what it means.
Section {
    id: root

    required property NewGame newGame

    title: qsTr("How you play")

    Repeater {
        model: root.newGame.options
        delegate: ColumnLayout {
            id: option

            required property var modelData
            readonly property var choices: option.modelData.choices

            Layout.fillWidth: true
            spacing: 0

            OptionSwitch {
                objectName: "option-" + option.modelData.key
                visible: option.choices.length === 0
                title: option.modelData.title
                text: option.modelData.text
                enabled: option.modelData.available
                checked: option.modelData.on
                onToggled: root.newGame.setOption(option.modelData.key, checked)
            }
            OptionsOfSeveral {
                visible: option.choices.length > 0
                title: option.modelData.title
                text: option.modelData.text
                choices: option.choices
                onChosen: key => root.newGame.choose(option.modelData.key, key)
            }
        }
    }
}
