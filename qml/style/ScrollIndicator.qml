// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.ScrollIndicator {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: 3

    contentItem: Rectangle {
        implicitWidth: 4
        implicitHeight: 4
        radius: 2
        color: Theme.quietInk
        opacity: root.size < 1 ? root.active ? 0.9 : 0.4 : 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.calm
            }
        }
    }
}
