// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// One piece of a photo: what it was read as, and why that may be wrong. A tap changes it.
ItemDelegate {
    id: root

    required property int number
    required property string title
    required property string doubt
    required property bool asks
    required property bool read

    signal agreed

    objectName: "piece-" + root.number
    text: root.title
    Accessible.name: root.doubt === "" ? root.title : root.title + ". " + root.doubt

    contentItem: RowLayout {
        spacing: Theme.gap

        Label {
            Layout.preferredWidth: 36 * Theme.textScale
            text: root.number
            horizontalAlignment: Text.AlignRight
            font.family: Theme.numberFamily
            font.bold: true
            color: root.asks ? Theme.care : Theme.good
        }
        Icon {
            implicitWidth: Theme.iconSize
            implicitHeight: Theme.iconSize
            name: root.asks ? "help" : "check"
            color: root.asks ? Theme.care : Theme.good
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            WholeText {
                Layout.fillWidth: true
                text: root.title
            }
            Label {
                Layout.fillWidth: true
                visible: text !== ""
                text: root.doubt
                color: Theme.care
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
        Button {
            objectName: "agree-" + root.number
            visible: root.asks && root.read
            text: qsTr("Is right")
            Accessible.name: qsTr("%1 is right").arg(root.title)
            onClicked: root.agreed()
        }
    }
}
