// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// A game that was scored on paper, or the correction of any game.
PageFrame {
    id: root

    required property App app
    readonly property GameForm form: root.app.gameForm
    readonly property bool correcting: root.form.gameId !== ""

    signal saved(string id)
    signal shiftsRequested
    signal countsRequested
    signal newCountRequested(string id)

    title: root.correcting ? qsTr("Correct the game") : qsTr("Game from paper")
    mainAction: qsTr("Save")
    mainActionIcon: "save"
    mainActionEnabled: root.form.problem === ""
    onMainActionTriggered: {
        const id = root.form.save();
        if (id !== "")
            root.saved(id);
    }

    notices: [
        Banner {
            objectName: "shiftByShift"
            width: parent.width
            visible: !root.correcting
            text: qsTr("Is every shift of a game of Coal Baron on your paper? Then Steiger can evaluate it.")
            action: qsTr("Shift by shift")
            onActionTriggered: root.shiftsRequested()
        },
        Banner {
            objectName: "toCounts"
            width: parent.width
            visible: root.form.counts.available
            icon: "edit"
            text: root.form.counts.summary
            action: qsTr("Correct the counts")
            onActionTriggered: root.countsRequested()
        },
        Banner {
            objectName: "countAnew"
            width: parent.width
            visible: root.correcting && root.form.canCountAnew
            icon: "edit"
            text: qsTr("Was something counted wrong at the end? The table is still there as it was left.")
            action: qsTr("Count anew")
            onActionTriggered: root.newCountRequested(root.form.gameId)
        }
    ]
    bottomItems: Label {
        objectName: "problem"
        Layout.fillWidth: true
        text: refusal.sentence !== "" ? refusal.sentence : root.form.blank ? "" : root.form.problem
        textFormat: Text.PlainText
        color: refusal.sentence !== "" ? Theme.wrong : Theme.quietInk
        wrapMode: Text.Wrap
    }

    Connections {
        id: refusal

        property string sentence: ""

        function onRefused(sentence: string) {
            refusal.sentence = sentence;
        }
        function onChanged() {
            refusal.sentence = "";
        }

        target: root.form
    }

    ScrollView {
        id: scroll

        anchors.fill: parent
        contentWidth: availableWidth

        GridLayout {
            width: scroll.availableWidth
            columns: root.width < 900 ? 1 : 2
            columnSpacing: Theme.margin
            rowSpacing: Theme.margin

            FormCircumstances {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                form: root.form
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.margin

                FormSeats {
                    Layout.fillWidth: true
                    form: root.form
                }
                FormRules {
                    Layout.fillWidth: true
                    visible: root.form.counts.available
                    counts: root.form.counts
                }
            }
        }
    }
}
