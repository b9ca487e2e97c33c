// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look

/// What lies behind a dialog steps back.
Rectangle {
    color: Theme.dark ? "#A0000000" : "#80221D18"

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.quick
        }
    }
}
