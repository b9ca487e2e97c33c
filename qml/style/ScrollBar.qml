// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.ScrollBar {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: 3
    visible: root.policy !== T.ScrollBar.AlwaysOff
    minimumSize: root.orientation === Qt.Horizontal ? Math.min(1, 32 / Math.max(1, width)) : Math.min(1, 32 / Math.max(1, height))

    contentItem: Rectangle {
        implicitWidth: root.interactive ? 8 : 4
        implicitHeight: root.interactive ? 8 : 4
        radius: width / 2
        antialiasing: true
        color: root.pressed ? Theme.brass : Theme.quietInk
        opacity: root.size < 1 ? root.active || root.policy === T.ScrollBar.AlwaysOn ? 0.9 : 0.4 : 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.calm
            }
        }
    }
}
