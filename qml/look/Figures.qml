// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// A number whose figures are all of one width, so that columns stand straight and a running clock does not twitch.
/// Neither of our fonts has such figures by itself, and Qt cannot ask them for it before 6.7.
Row {
    id: root

    property string text
    property color color: Theme.ink
    property alias font: nought.font

    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    TextMetrics {
        id: nought

        font.family: Theme.numberFamily
        font.pixelSize: Theme.large
        font.bold: true
        text: "0"
    }
    Repeater {
        model: root.text.length

        Text {
            required property int index

            readonly property bool figure: text >= "0" && text <= "9"

            width: figure ? Math.ceil(nought.advanceWidth) : implicitWidth
            horizontalAlignment: Text.AlignHCenter
            text: root.text.charAt(index)
            font: root.font
            color: root.color
            Accessible.ignored: true
        }
    }
}
