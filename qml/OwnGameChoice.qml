// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// A game of one's own, and what of it can be evaluated.
ColumnLayout {
    id: root

    required property string key
    required property string title
    required property string text
    required property list<int> shifts

    signal chosen(int shift)

    function label(shift: int): string {
        return shift > 0 ? qsTr("Shift %1").arg(["", "I", "II", "III"][shift]) : shift === 0 ? qsTr("Final reckoning") : qsTr("Check my shift");
    }

    spacing: 4

    Label {
        Layout.fillWidth: true
        text: root.title
        font.family: Theme.titleFamily
        wrapMode: Text.Wrap
    }
    WholeText {
        Layout.fillWidth: true
        text: root.text
        color: Theme.quietInk
        font.pixelSize: Theme.small
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Repeater {
            model: root.shifts
            delegate: Button {
                required property int modelData

                objectName: "own-" + modelData
                icon.name: modelData < 0 ? "check" : ""
                text: root.label(modelData)
                Accessible.name: qsTr("%1: %2", "a game and a part of it").arg(root.title).arg(text)
                onClicked: root.chosen(modelData)
            }
        }
    }
}
