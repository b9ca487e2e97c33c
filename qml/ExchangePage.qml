// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The whole history out to a file, files of others in.
PageFrame {
    id: root

    required property App app

    readonly property Exchange exchange: root.app.exchange

    title: qsTr("Export and import")
    mainAction: qsTr("Import a file")
    mainActionIcon: "import"
    mainActionEnabled: !root.exchange.busy
    onMainActionTriggered: opener.choose("")
    StackView.onActivated: root.exchange.forgetReport()

    ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.rightMargin: -Theme.margin // the bar stands in the margin
        rightPadding: Theme.margin
        clip: true
        contentWidth: availableWidth

        ColumnLayout {
            width: scroll.availableWidth
            spacing: Theme.margin

            Repeater {
                model: root.exchange.report

                Banner {
                    required property string modelData

                    Layout.fillWidth: true
                    text: modelData
                    tone: root.exchange.failed ? "care" : "good"
                }
            }
            Section {
                Layout.fillWidth: true
                visible: root.exchange.details.length > 0
                title: root.exchange.failed ? qsTr("What is wrong with it") : qsTr("Please have a look")

                Repeater {
                    model: root.exchange.details

                    Label {
                        required property string modelData

                        Layout.fillWidth: true
                        text: modelData
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                    }
                }
            }
            Section {
                Layout.fillWidth: true
                title: qsTr("Export everything")

                Repeater {
                    model: [
                        { format: "steiger", title: qsTr("For Steiger"), icon: "save" },
                        { format: "bgstats", title: qsTr("For BG Stats"), icon: "export" },
                        { format: "players", title: qsTr("A table of results"), icon: "log" },
                        { format: "lines", title: qsTr("A table of every line of the scores"), icon: "log" }
                    ]

                    ItemDelegate {
                        required property var modelData

                        Layout.fillWidth: true
                        text: modelData.title
                        icon.name: modelData.icon
                        enabled: !root.exchange.busy
                        onClicked: {
                            saver.format = modelData.format;
                            saver.choose(root.exchange.suggestedName(modelData.format));
                        }
                    }
                }
            }
            Label {
                objectName: "photosStay"
                Layout.fillWidth: true
                text: qsTr("Photos of the evenings are not in these files. A backup to a file holds them too.")
                color: Theme.quietInk
                wrapMode: Text.Wrap
            }
            Label {
                Layout.fillWidth: true
                text: qsTr("You can import game records, exports and backups of Steiger, and files of BG Stats. What is here already stays as it is; the same file twice changes nothing.")
                color: Theme.quietInk
                wrapMode: Text.Wrap
            }
        }
    }

    BusyPopup {
        busy: root.exchange.busy
        progress: root.exchange.progress
        canCancel: root.exchange.canCancel
        onCancelled: root.exchange.cancel()
        text: qsTr("One moment: this can take a while with many games.")
    }
    FileChooser {
        id: saver

        property string format

        title: qsTr("Where should the file go?")
        saving: true
        onChosen: file => root.exchange.exportTo(file, saver.format)
    }
    FileChooser {
        id: opener

        title: qsTr("Which file?")
        endings: [".json", ".bgsplay", ".db"]
        onChosen: file => root.exchange.importFrom(file)
    }
}
