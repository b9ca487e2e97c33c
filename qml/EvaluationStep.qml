// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion
import Companion.Look

/// One step: the pieces that count as bars, who leads and why.
RowLayout {
    id: root

    required property EvaluationView view
    required property var segments

    spacing: Theme.margin

    ShiftClock {
        Layout.preferredWidth: Math.min(300, root.width * 0.26)
        Layout.preferredHeight: Layout.preferredWidth
        Layout.alignment: Qt.AlignTop
        visible: root.width > 640
        segments: root.segments
        hand: root.view.shift
        marker: root.view.segment
        current: root.view.segment
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        spacing: Theme.gap

        RowLayout {
            WholeText {
                Layout.fillWidth: true
                text: root.view.title
                font.family: Theme.titleFamily
                font.pixelSize: Theme.title
            }
            Label {
                text: root.view.places
                color: Theme.brassText
                font.family: Theme.numberFamily
                font.pixelSize: Theme.title
                Accessible.name: qsTr("points for first and second place: %1").arg(text)
            }
        }
        ListView {
            id: awards

            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap
            clip: true
            interactive: contentHeight > height
            model: root.view.awards
            delegate: AwardBar {
                width: awards.width
                step: root.view.step
            }
        }
        Label {
            Layout.fillWidth: true
            text: root.view.sentence
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            font.pixelSize: Theme.large
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: Theme.small
            Layout.maximumHeight: root.height * 0.3
        }
        Banner {
            Layout.fillWidth: true
            visible: root.view.rule !== ""
            text: root.view.rule
        }
    }
}
