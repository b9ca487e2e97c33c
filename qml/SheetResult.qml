// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Who won and what decided it, the ranking, and what else was written down about the game.
ScrollView {
    id: root

    required property GameSheet sheet
    property url photo
    readonly property sheetFacts facts: root.sheet.facts

    signal stepsRequested

    rightPadding: Theme.margin // the bar stands there, not on the totals
    contentWidth: availableWidth

    WhyDialog {
        id: reason
    }
    ColumnLayout {
        width: root.availableWidth
        spacing: Theme.gap * 2

        Label {
            Layout.fillWidth: true
            text: root.facts.circumstances
            textFormat: Text.PlainText
            color: Theme.quietInk
            wrapMode: Text.Wrap
        }
        Label {
            objectName: "result"
            Layout.fillWidth: true
            text: root.facts.result
            textFormat: Text.PlainText
            font.family: Theme.titleFamily
            font.pixelSize: Theme.large
            wrapMode: Text.Wrap
        }
        Button {
            objectName: "stepByStep"
            visible: root.facts.hasSteps
            icon.name: "play"
            text: qsTr("Step by step: how the points came about")
            onClicked: root.stepsRequested()
        }
        Repeater {
            model: root.sheet.ranking
            delegate: RankingDelegate {
                objectName: "ranking-" + rank
                Layout.fillWidth: true
                onClicked: reason.show(name + ": " + total, why)
            }
        }
        Label {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.facts.comments
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
        }
        Image {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(480 * Theme.room, width * 0.6)
            visible: String(root.photo) !== ""
            source: root.photo
            sourceSize.width: 1600
            fillMode: Image.PreserveAspectFit
            asynchronous: true
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Photo of the evening")
        }
        Repeater {
            model: root.facts.warnings
            delegate: Banner {
                required property string modelData

                Layout.fillWidth: true
                tone: "care"
                text: modelData
            }
        }
        Repeater {
            model: root.facts.editions
            delegate: Label {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                color: Theme.quietInk
                wrapMode: Text.Wrap
            }
        }
        Section {
            Layout.fillWidth: true
            visible: root.sheet.newestRevision > 1
            title: qsTr("As it was told")

            Repeater {
                model: root.sheet.revisions
                delegate: ItemDelegate {
                    required property int number
                    required property string told
                    required property string result

                    Layout.fillWidth: true
                    text: told + "  " + result
                    highlighted: root.sheet.revision === number
                    onClicked: root.sheet.openRevision(number)
                }
            }
        }
    }
}
