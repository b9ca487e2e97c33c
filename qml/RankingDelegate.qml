// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look

/// A player in the ranking of a game. A tap says what the total is made of.
WhyTap {
    id: root

    required property int rank
    required property string name
    required property string color
    required property string total
    required property bool isWinner
    required property string note
    required property string why

    enabled: root.why !== ""
    Accessible.name: qsTr("%1. %2, %3 points").arg(root.rank).arg(root.name).arg(root.total)
    Accessible.description: root.note
    contentItem: RowLayout {
        spacing: Theme.gap * 2

        Figures {
            text: root.rank
            color: Theme.quietInk
            Accessible.ignored: true
        }
        Emblem {
            player: root.color
        }
        Column {
            Layout.fillWidth: true

            WholeText {
                width: parent.width
                text: root.name
                font.pixelSize: Theme.large
                font.weight: root.isWinner ? Font.DemiBold : Font.Normal
                Accessible.ignored: true
            }
            WholeText {
                objectName: "rankingNote"
                width: parent.width
                visible: text !== ""
                text: root.note
                color: Theme.quietInk
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
        Icon {
            visible: root.isWinner
            implicitWidth: Theme.iconSize
            implicitHeight: Theme.iconSize
            name: "crown"
            color: Theme.brass
        }
        Figures {
            text: root.total
            font.pixelSize: Theme.title
            Accessible.ignored: true
        }
    }
}
