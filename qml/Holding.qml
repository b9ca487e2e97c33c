// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look
import Companion.Style

/// A piece and how many of it somebody has; without any, it steps back.
Row {
    id: root

    required property int number
    default property alias piece: place.data

    spacing: 2
    opacity: root.number === 0 ? 0.45 : 1

    Item {
        id: place

        width: 22 * Theme.room
        height: 22 * Theme.room
    }
    Label {
        height: 22 * Theme.room
        verticalAlignment: Text.AlignVCenter
        text: root.number
        font.family: Theme.numberFamily
    }
}
