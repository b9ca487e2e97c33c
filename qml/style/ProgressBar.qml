// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.ProgressBar {
    id: root

    implicitWidth: 200
    implicitHeight: 10

    contentItem: ProgressFill {
        part: root.position
        endless: root.indeterminate
    }
    background: Rectangle {
        radius: 5
        antialiasing: true
        color: Theme.ruleLine
    }
}
