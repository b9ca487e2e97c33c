// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// A number on a keypad that fits a thumb.
Dialog {
    id: root

    property int seat: 0
    property int field: 0

    signal answered(int seat, int field, int number)

    function ask(seat: int, field: int, title: string, number: int) {
        root.seat = seat;
        root.field = field;
        root.title = title;
        keypad.value = Math.max(0, number);
        keypad.fresh = true;
        root.open();
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true

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
                root.close();
                root.answered(root.seat, root.field, value);
            }
        }
    }
}
