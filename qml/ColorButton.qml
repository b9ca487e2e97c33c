// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// The colour of a seat; a tap offers the others.
ToolButton {
    id: root

    required property string name
    required property string color
    required property list<string> colors

    signal chosen(string color)

    function nameOf(color: string): string {
        switch (color) {
        case "red":
            return qsTr("red");
        case "blue":
            return qsTr("blue");
        case "green":
            return qsTr("green");
        case "purple":
            return qsTr("purple");
        case "yellow":
            return qsTr("yellow");
        default:
            return qsTr("white");
        }
    }

    text: qsTr("Colour of %1: %2").arg(root.name).arg(root.nameOf(root.color))
    display: T.AbstractButton.IconOnly
    contentItem: Emblem {
        player: root.color
    }
    onClicked: others.open()

    Popup {
        id: others

        contentItem: Row {
            Repeater {
                model: root.colors
                delegate: ToolButton {
                    id: other

                    required property string modelData

                    objectName: "color-" + modelData
                    text: root.nameOf(modelData)
                    display: T.AbstractButton.IconOnly
                    contentItem: Emblem {
                        player: other.modelData
                    }
                    onClicked: {
                        others.close();
                        root.chosen(modelData);
                    }
                }
            }
        }
    }
}
