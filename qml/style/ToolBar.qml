// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.ToolBar {
    id: root

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(64, contentHeight + topPadding + bottomPadding)

    background: Rectangle {
        color: Theme.surface

        Rectangle {
            y: root.position === T.ToolBar.Footer ? 0 : parent.height - 1
            width: parent.width
            height: 1
            color: Theme.ruleLine
        }
    }
}
