// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What a player has left of something at the end of the game.
KeypadDialog {
    id: root

    property int seat: 0
    property int field: 0

    signal answered(int seat, int field, int number)

    function ask(seat: int, field: int, title: string, number: int, known: bool) {
        root.seat = seat;
        root.field = field;
        root.begin(title, number, known);
    }

    onEntered: number => root.answered(root.seat, root.field, number)
}
