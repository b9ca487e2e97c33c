// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// Asked before a shift is evaluated where nobody followed the turns, and once more when that is corrected: it
/// decides who starts the next one.
Dialog {
    id: root

    required property CoalBaronGame game
    /// Per seat, below 0 until somebody says it.
    property list<int> workers: []
    readonly property int missing: Array.from(root.workers).filter(number => number < 0).length

    signal answered(var workers)

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(960 * Theme.room, parent ? parent.width - 2 * Theme.margin : 960)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.margin : implicitHeight)
    modal: true
    title: qsTr("How many workers stand in the factory?")
    onAboutToShow: root.workers = root.game.factoryWorkers

    ScrollView {
        id: scroll

        anchors.fill: parent
        contentWidth: availableWidth

        ColumnLayout {
            width: scroll.availableWidth
            spacing: Theme.gap

            Label {
                Layout.fillWidth: true
                text: qsTr("Whoever has the most there starts the next shift. The space for drawing five tiles counts, the canteen does not.")
                color: Theme.quietInk
                wrapMode: Text.Wrap
            }
            Repeater {
                model: root.game.names
                delegate: NumberStrip {
                    required property int index
                    required property string modelData

                    objectName: "factory-" + index
                    Layout.fillWidth: true
                    name: modelData
                    player: root.game.colors[index] ?? ""
                    maximum: root.game.workersEach
                    value: root.workers[index] ?? -1
                    onChosen: number => {
                        const workers = Array.from(root.workers);
                        workers[index] = number;
                        root.workers = workers;
                    }
                }
            }
        }
    }

    footer: DialogButtonBox {
        Button {
            text: qsTr("Cancel")
            flat: true
            DialogButtonBox.buttonRole: DialogButtonBox.RejectRole // qmllint disable type
        }
        Button {
            objectName: "factoryDone"
            text: root.game.correcting > 0 ? qsTr("Correct") : root.missing === 0 ? qsTr("Evaluate shift") : root.missing === root.workers.length ? qsTr("Nobody is there: evaluate") : qsTr("The others 0: evaluate")
            highlighted: true
            DialogButtonBox.buttonRole: DialogButtonBox.AcceptRole // qmllint disable type
        }
    }
    onAccepted: root.answered(Array.from(root.workers, number => Math.max(0, number)))
}
