// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look

/// How wide the columns of the leaderboard are; narrow screens have fewer.
QtObject {
    id: root

    required property real width
    readonly property bool wide: root.width >= 850 * Theme.textScale
    readonly property real cell: 84 * Theme.textScale
    readonly property real rest: root.width - (root.wide ? 5 : 2) * root.cell
    readonly property real name: root.rest * 0.42
    readonly property real rating: root.rest * 0.58
}
