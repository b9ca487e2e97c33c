// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// What a guided game lets people choose: each option with what it means; how the rules are read is folded away until
/// somebody wants it.
Section {
    id: root

    required property NewGame newGame
    property bool unfolded: false

    title: qsTr("How you play")

    Repeater {
        model: root.newGame.options
        delegate: GuidedOption {
            newGame: root.newGame
        }
    }
    Button {
        objectName: "seldomOptions"
        Layout.fillWidth: true
        visible: root.newGame.seldomOptions.length > 0
        flat: true
        icon.name: root.unfolded ? "up" : "down"
        text: root.newGame.seldomTitle
        onClicked: root.unfolded = !root.unfolded
    }
    Repeater {
        model: root.unfolded ? root.newGame.seldomOptions : []
        delegate: GuidedOption {
            newGame: root.newGame
        }
    }
}
