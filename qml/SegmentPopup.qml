// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// One segment of the clock: who has how much of it, and what would change it.
Dialog {
    id: root

    required property TableView table
    required property CoalBaronGame game
    property int number: 1
    property list<string> prospects: []

    function show(segment: int) {
        root.number = segment;
        root.prospects = root.table.prospectsOf(segment);
        root.open();
    }

    objectName: "segmentPopup"
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(560 * Theme.room, parent ? parent.width - 2 * Theme.margin : 560)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.margin : implicitHeight)
    modal: true
    title: rows.itemAt(root.number - 1)?.title ?? ""
    standardButtons: Dialog.Close

    ScrollView {
        id: scroll

        anchors.fill: parent
        rightPadding: Theme.gap * 2 // the bar stands there, not on the points
        contentWidth: availableWidth

        ColumnLayout {
            width: scroll.availableWidth
            spacing: Theme.gap

            Repeater {
                id: rows

                model: root.table.segments
                delegate: SegmentStanding {
                    Layout.fillWidth: true
                    visible: number === root.number
                    game: root.game
                }
            }
            Label {
                Layout.topMargin: Theme.gap
                visible: root.prospects.length > 0
                text: qsTr("What would change it")
                font.family: Theme.titleFamily
                font.pixelSize: Theme.large
            }
            Repeater {
                model: root.prospects
                delegate: Label {
                    required property string modelData

                    Layout.fillWidth: true
                    text: modelData
                    wrapMode: Text.Wrap
                    textFormat: Text.PlainText
                }
            }
        }
    }
}
