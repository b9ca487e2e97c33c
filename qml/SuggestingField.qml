// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// A field that offers what was typed before. The Tab key comes to the offer first, then to the field, and goes on
/// from there: nobody who types names has to pass the arrow behind each.
Item {
    id: root

    property var suggestions: []
    property alias text: field.text
    property alias placeholderText: field.placeholderText
    property alias maximumLength: field.maximumLength

    signal suggested(string word)
    signal textEdited

    implicitWidth: field.implicitWidth
    implicitHeight: field.implicitHeight

    ToolButton {
        id: arrow

        objectName: root.objectName + "-known"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        z: 1
        visible: root.suggestions.length > 0
        icon.name: "down"
        text: qsTr("Known ones")
        onClicked: offer.open()
        Keys.onPressed: event => {
            event.accepted = event.text > " "; // a letter is meant for the field, behind what stands there
            if (!event.accepted)
                return;
            field.forceActiveFocus();
            field.insert(field.length, event.text);
            root.textEdited();
        }
    }
    TextField {
        id: field

        objectName: root.objectName
        anchors.fill: parent
        maximumLength: 100
        rightPadding: root.suggestions.length > 0 ? Theme.target : 12
        Accessible.name: root.Accessible.name
        onTextEdited: root.textEdited()
        onTextChanged: {
            if (!activeFocus)
                cursorPosition = 0; // a long name is seen from its beginning
        }
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
