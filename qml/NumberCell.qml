// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look

/// A number at the right of its column.
Item {
    id: root

    property alias text: figures.text
    property alias color: figures.color
    property alias font: figures.font

    implicitWidth: 56 * Theme.textScale
    implicitHeight: figures.implicitHeight

    Figures {
        id: figures

        anchors.right: parent.right
        font.pixelSize: Theme.body
    }
}
