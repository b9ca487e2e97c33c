// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// A list to tick off, which can be left at any time.
PageFrame {
    id: root

    required property App app
    required property var steps

    signal done

    mainAction: qsTr("To the table")
    mainActionIcon: "forward"
    onMainActionTriggered: root.done()

    ListView {
        id: list

        anchors.fill: parent
        clip: true
        spacing: 4
        cacheBuffer: 10000 // no step that is scrolled away forgets its tick
        model: root.steps
        ScrollBar.vertical: ScrollBar {}
        delegate: ChecklistItem {
            width: list.width - 16
        }
    }
}
