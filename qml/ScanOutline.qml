// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Drawings
import Companion.Look

/// Round a piece in the photo: whole and green where it is sure, dashed where it asks.
T.AbstractButton {
    id: root

    required property int number
    required property string title
    required property bool asks
    required property rect box
    required property string outline
    required property real unit
    /// What is written on it.
    property string caption: root.asks ? root.number + " ?" : root.number

    readonly property color tone: root.asks ? "#F0A03C" : "#6FE0A0"

    objectName: "seen-" + root.number
    x: root.box.x * root.unit
    y: root.box.y * root.unit
    width: Math.max(1, root.box.width * root.unit)
    height: Math.max(1, root.box.height * root.unit)
    text: root.title
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1: %2", "the number of a piece in a photo, and what it is").arg(root.number).arg(root.title)

    background: Drawing {
        grid: Qt.size(root.box.width, root.box.height)

        Ink {
            path: root.outline
            line: 7 / root.unit
            strokeColor: "#B0000000"
        }
        Ink {
            path: root.outline
            line: (root.visualFocus ? 6 : 3.5) / root.unit
            strokeColor: root.visualFocus ? Theme.clockBrass : root.tone
            fillColor: root.pressed ? "#40FFFFFF" : "transparent"
            dashes: root.asks ? [2.5, 1.5] : []
        }
    }
    contentItem: Item {
        Rectangle {
            anchors.centerIn: parent
            width: Math.max(26 * Theme.textScale, label.contentWidth + 12)
            height: Math.max(26 * Theme.textScale, label.contentHeight + 6)
            radius: Math.min(height / 2, 13 * Theme.textScale)
            color: "#D0000000"
            border.color: root.tone
            border.width: 2

            TextMetrics {
                id: measure

                font: label.font
                text: label.text
            }
            Text {
                id: label

                anchors.centerIn: parent
                width: Math.min(measure.advanceWidth + 2, Math.max(40, root.width - 8))
                text: root.caption
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                maximumLineCount: 3
                elide: Text.ElideRight
                color: "white"
                font.family: Theme.numberFamily
                font.pixelSize: Theme.small
                font.bold: true
            }
        }
    }
}
