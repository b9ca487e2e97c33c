// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Style

/// What else can be done with a game under way.
Menu {
    id: root

    signal givenUp

    MenuItem {
        text: qsTr("Abandon this game…")
        icon.name: "delete"
        onTriggered: root.givenUp()
    }
}
