// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings
import "marks.js" as Marks

/// The mark of a coal in its colour: yellow diamond, brown circle, grey square, black triangle.
Drawing {
    id: root

    required property int coal
    property color color: Theme.coalColor(root.coal)
    property color outline: Theme.coalOutline(root.coal)

    implicitWidth: 24 * Theme.room
    implicitHeight: 24 * Theme.room

    Ink {
        path: Marks.path(root.coal)
        fillColor: root.color
        strokeColor: root.outline
        line: 1.5
    }
}
