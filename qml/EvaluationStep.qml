// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// One step: the pieces that count as bars, who leads and why.
Item {
    id: root

    required property ShownEvaluation view
    required property var segments
    property alias delegate: awards.delegate
    property bool showsClock: true
    readonly property bool upright: root.height > root.width
    /// Large letters on a small screen: what is said comes after the players, in one list.
    readonly property bool flowing: Theme.compact && Theme.textScale > 1.2
    readonly property real roomForEach: (awards.height + awards.spacing) / Math.max(1, root.view.players) - awards.spacing

    WhyDialog {
        id: explained
    }
    ShiftClock {
        id: clock

        width: root.upright ? Math.min(root.width, root.height * 0.3) : Math.min(300 * Theme.room, root.width * 0.26)
        height: visible ? width : 0
        x: root.upright ? (root.width - width) / 2 : 0
        visible: root.showsClock && (root.upright ? root.height > 700 : root.width > 860)
        segments: root.segments
        hand: root.view.hand
        marker: root.view.segment
        current: root.view.segment
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: clock.visible && !root.upright ? clock.width + Theme.margin : 0
        anchors.topMargin: root.upright ? clock.height + Theme.gap : 0
        spacing: Theme.gap

        Item {
            Layout.fillWidth: true
            implicitHeight: heading.implicitHeight

            WholeText {
                id: heading

                width: parent.width - worth.width - Theme.gap
                text: root.view.title
                font.family: Theme.titleFamily
                font.pixelSize: Theme.title
            }
            Label {
                id: worth

                anchors.right: parent.right
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
            footer: root.flowing ? said : null
            delegate: AwardBar {
                width: awards.width
                roomForEach: root.roomForEach
                step: root.view.number
                onWhyAsked: explained.showBoth(name + ": " + total, why, root.view.sentence)
            }
        }
        Label {
            Layout.fillWidth: true
            Layout.maximumHeight: root.height * 0.3
            visible: text !== "" && !root.flowing
            text: Theme.compact ? root.view.sentence.replace(/\n/g, " ") : root.view.sentence // a small screen has no room for lines
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            font.pixelSize: Theme.compact ? Theme.body : Theme.large
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: Theme.small
        }
        Component {
            id: said

            Label {
                width: awards.width
                topPadding: Theme.gap
                text: root.view.sentence
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
            }
        }
        Banner {
            Layout.fillWidth: true
            visible: root.view.rule !== "" && !Theme.compact && Theme.textScale <= 1.2 // it repeats what is said
            text: root.view.rule
        }
    }
}
