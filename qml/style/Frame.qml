// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.Frame {
    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    padding: 16

    background: Rectangle {
        radius: Theme.radius
        antialiasing: true
        color: Theme.surface
        border.color: Theme.ruleLine
    }
}
