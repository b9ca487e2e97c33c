// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look
import Companion.Style

/// A player as they stood at that moment. A tap on the score says why.
Frame {
    id: root

    required property int index
    required property string name
    required property string color
    required property int score
    required property bool isNext
    required property bool starts
    required property list<int> coal
    required property list<int> vehicles
    required property list<int> carts

    signal scoreAsked

    padding: 8
    contentItem: Item {
        implicitHeight: header.height + 4 + holdings.height
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("%1: %2").arg(root.name).arg(root.score)

        PlayerHeader {
            id: header

            anchors.left: parent.left
            anchors.right: total.left
            anchors.rightMargin: Theme.gap
            name: root.name
            color: root.color
            starts: root.starts
            status: ""
            emphasis: root.isNext
        }
        HoldingsRow {
            id: holdings

            y: header.height + 4
            scale: Math.min(1, (parent.width - total.width) / implicitWidth)
            transformOrigin: Item.Left
            coal: root.coal
            vehicles: root.vehicles
            carts: root.carts
        }
        WhyTap {
            id: total

            objectName: "replayScore-" + root.index
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            rightPadding: Theme.gap
            leftPadding: Theme.gap
            Accessible.name: qsTr("%1: %2").arg(root.name).arg(root.score)
            onClicked: root.scoreAsked()
            contentItem: Figures {
                text: String(root.score)
                font.pixelSize: Theme.title
                Accessible.ignored: true
            }
        }
    }
}
