// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// A field that offers what was typed before.
TextField {
    id: root

    property var suggestions: []

    signal suggested(string word)

    maximumLength: 100
    onTextChanged: {
        if (!activeFocus)
            cursorPosition = 0; // a long name is seen from its beginning
    }
    rightPadding: root.suggestions.length > 0 ? Theme.target : 12

    ToolButton {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.suggestions.length > 0
        icon.name: "down"
        text: qsTr("Known ones")
        onClicked: offer.open()
    }
    Menu {
        id: offer

        y: root.height
        width: root.width

        Repeater {
            model: root.suggestions
            delegate: MenuItem {
                required property string modelData

                text: modelData
                onTriggered: root.suggested(modelData)
            }
        }
    }
}
