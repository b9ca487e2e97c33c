// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion

/// The marks in front of a player.
KeypadDialog {
    id: root

    required property MineView mine

    function ask(seat: int, name: string, marks: int) {
        root.mine.seat = seat;
        root.begin(qsTr("Marks of %1").arg(name), marks, marks >= 0);
    }

    onEntered: number => root.mine.countMarks(number)
}
