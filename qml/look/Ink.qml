// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

/// One path of a drawing, filled or drawn as a line of a width in units of the grid, or both.
ShapePath {
    id: root

    property string path
    property real line: 0

    // Graphics cards are given curves as short straight lines: on a sheet eight times as large they stay smooth.
    scale: Qt.size(8, 8)
    fillColor: "transparent"
    strokeColor: "transparent"
    strokeWidth: root.line > 0 ? root.line * 8 : -1
    capStyle: ShapePath.RoundCap
    joinStyle: ShapePath.RoundJoin

    PathSvg {
        path: root.path
    }
}
