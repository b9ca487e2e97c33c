// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import "emblems.js" as Emblems

/// A player's sign without its disc: red pick, blue lamp, green wheel, purple hammer, white helmet.
Drawing {
    id: root

    required property string player
    property color color: Theme.playerInk(root.player)

    Ink {
        path: Emblems.solid(root.player)
        fillColor: root.color
    }
    Ink {
        path: Emblems.lines(root.player)
        strokeColor: root.color
        line: 2
    }
}
