// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings
import "icons.js" as Icons

/// A small line drawing in any colour; icons.js lists the names.
Drawing {
    id: root

    property string name
    property color color: Theme.ink
    property bool filled: false

    Ink {
        path: Icons.path(root.name)
        fillColor: root.filled ? root.color : "transparent"
        strokeColor: root.color
        line: 2
    }
}
