// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look

/// What a guided game lets people choose: each option with what it means.
Section {
    id: root

    required property NewGame newGame

    title: qsTr("How you play")

    Repeater {
        model: root.newGame.options
        delegate: OptionSwitch {
            required property var modelData

            objectName: "option-" + modelData.key
            title: modelData.title
            text: modelData.text
            enabled: modelData.available
            checked: modelData.on
            onToggled: root.newGame.setOption(modelData.key, checked)
        }
    }
}
