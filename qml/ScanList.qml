// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// What was seen, piece by piece, what does not fit the game, and what taking it over will change.
ColumnLayout {
    id: root

    required property ScanView scan

    signal changeRequested(int number)

    spacing: Theme.gap

    ScrollView {
        id: scroll

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        contentWidth: availableWidth
        rightPadding: Theme.gap

        ColumnLayout {
            width: scroll.availableWidth
            spacing: 4

            Repeater {
                model: root.scan.contradictions
                delegate: Banner {
                    required property string modelData

                    objectName: "contradiction"
                    Layout.fillWidth: true
                    Layout.bottomMargin: 4
                    tone: "care"
                    text: modelData
                }
            }
            Repeater {
                model: root.scan.remarks
                delegate: Banner {
                    required property string modelData

                    Layout.fillWidth: true
                    Layout.bottomMargin: 4
                    text: modelData
                }
            }
            Repeater {
                id: rows

                model: root.scan.pieces
                delegate: ScanRow {
                    Layout.fillWidth: true
                    onClicked: root.changeRequested(number)
                    onAgreed: root.scan.agree(number)
                }
            }
            EmptyState {
                Layout.fillWidth: true
                Layout.topMargin: Theme.margin
                visible: rows.count === 0
                icon: "search"
                text: qsTr("Nothing was found in this photo. Draw a frame round what was missed, or choose another one.")
            }
        }
    }
    WholeText {
        objectName: "scanOutcome"
        Layout.fillWidth: true
        text: root.scan.outcome
        color: Theme.quietInk
    }
}
