// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.MenuItem {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: 12
    rightPadding: root.subMenu ? 44 : 12
    spacing: 12
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    contentItem: ItemFace {
        control: root
        icon: root.checked ? "check" : root.icon.name
        indented: icon !== "" || root.checkable
    }
    arrow: Icon {
        x: root.width - width - 12
        y: (root.height - height) / 2
        visible: root.subMenu
        name: "forward"
        color: Theme.quietInk
    }
    background: Rectangle {
        radius: Theme.radius - 2
        color: root.down ? Theme.pressed(Theme.surface) : root.highlighted ? Theme.surface : "transparent"
    }
}
