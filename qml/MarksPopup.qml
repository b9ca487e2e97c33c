// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// The marks in front of a player, on a keypad that fits a thumb.
Dialog {
    id: root

    required property MineView mine
    property string who: ""

    function ask(seat: int, name: string, marks: int) {
        root.mine.seat = seat;
        root.who = name;
        keypad.value = Math.max(0, marks);
        keypad.fresh = true;
        root.open();
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    title: qsTr("Marks of %1").arg(root.who)

    ColumnLayout {
        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: keypad.value
            font.family: Theme.numberFamily
            font.pixelSize: Theme.headline
        }
        Keypad {
            id: keypad

            maximum: 999
            onAccepted: value => {
                root.mine.countMarks(value);
                root.close();
            }
        }
    }
}
