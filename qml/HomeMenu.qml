// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look
import Companion.Style

/// What Home offers less often.
Menu {
    id: root

    signal paperShiftsRequested
    signal givenUpRequested

    width: 340 * Theme.textScale

    MenuItem {
        objectName: "wholePaper"
        icon.name: "edit"
        text: qsTr("Enter a whole game from paper")
        onTriggered: root.paperShiftsRequested()
    }
    MenuItem {
        objectName: "givenUp"
        icon.name: "restore"
        text: qsTr("Abandoned games")
        onTriggered: root.givenUpRequested()
    }
}
