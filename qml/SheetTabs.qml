// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// A game that is over, from all sides: the result, where points came from, how it went, every line.
ColumnLayout {
    id: root

    required property GameSheet sheet
    property url photo

    signal stepsRequested

    spacing: Theme.gap

    TabBar {
        id: tabs

        objectName: "tabs"
        Layout.fillWidth: true
        visible: root.sheet.facts.hasLines

        TabButton {
            text: qsTr("Result")
        }
        TabButton {
            text: qsTr("Sources")
        }
        TabButton {
            text: qsTr("Progress")
            visible: root.sheet.facts.hasProgress
            width: visible ? undefined : 0
        }
        TabButton {
            text: qsTr("Score sheet")
        }
    }
    StackLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        currentIndex: root.sheet.facts.hasLines ? tabs.currentIndex : 0

        SheetResult {
            sheet: root.sheet
            photo: root.photo
            onStepsRequested: root.stepsRequested()
        }
        SheetSources {
            sheet: root.sheet
        }
        ProgressChart {
            sheet: root.sheet
        }
        ScoreTable {
            sheet: root.sheet
        }
    }
}
