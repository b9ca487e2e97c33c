// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import "emblems.js" as Emblems

/// A player's sign without its disc: red pick, blue lamp, green wheel, purple hammer, white helmet.
Drawing {
    id: root

    required property string player
    property color color: Theme.playerInk(root.player)

    ShapePath {
        fillColor: root.color
        strokeColor: "transparent"
        PathSvg {
            path: Emblems.solid(root.player)
        }
    }
    ShapePath {
        fillColor: "transparent"
        strokeColor: root.color
        strokeWidth: 2
        capStyle: ShapePath.RoundCap
        PathSvg {
            path: Emblems.lines(root.player)
        }
    }
}
