// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look

/// What a person can write into: raised paper, a brass edge while it is being written on.
Rectangle {
    id: root

    property bool active: false
    property bool wrong: false

    radius: Theme.radius
    antialiasing: true
    color: root.enabled ? Theme.raised : Theme.surface
    border.color: root.wrong ? Theme.wrong : root.active ? Theme.brass : Theme.quietInk
    border.width: root.active || root.wrong ? 2 : 1
    opacity: root.enabled ? 1 : 0.5
}
