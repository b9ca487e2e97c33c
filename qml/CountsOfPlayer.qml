// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// What one player had: a tap on a number asks for another, a tap on the orders shows the cards.
Frame {
    id: root

    required property int index
    required property string name
    required property string color
    required property list<int> numbers
    required property string orders
    required property string points
    required property var titles // words from C++

    signal ordersRequested
    signal asked(int field, string title, int number)

    GridLayout {
        anchors.fill: parent
        columns: root.width > 900 ? 2 : 1
        columnSpacing: Theme.margin

        RowLayout {
            spacing: Theme.gap
            Layout.preferredWidth: 240 * Theme.textScale
            Layout.fillWidth: parent.columns === 1

            Emblem {
                player: root.color
            }
            WholeText {
                Layout.fillWidth: true
                text: root.name
                font.family: Theme.titleFamily
                font.pixelSize: Theme.large
            }
            Label {
                objectName: "points-" + root.index
                text: root.points
                color: Theme.quietInk
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            Button {
                objectName: "orders-" + root.index
                visible: root.orders !== ""
                text: root.orders
                onClicked: root.ordersRequested()
            }
            Repeater {
                model: root.titles
                delegate: Button {
                    id: count

                    required property int index
                    required property string modelData
                    readonly property int number: root.numbers[count.index] ?? 0

                    objectName: "count-" + root.index + "-" + count.index
                    text: qsTr("%1: %2").arg(count.modelData).arg(count.number)
                    onClicked: root.asked(count.index, count.modelData + " · " + root.name, count.number)
                }
            }
        }
    }
}
