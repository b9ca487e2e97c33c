// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// What this program is, what it is made with, and what to send along when something is wrong.
PageFrame {
    id: root

    required property App app

    readonly property Diagnostics diagnostics: root.app.diagnostics

    title: qsTr("About Steiger")

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

            Section {
                Layout.fillWidth: true
                title: qsTr("Steiger %1").arg(root.diagnostics.version)

                Label {
                    Layout.fillWidth: true
                    text: qsTr("The companion for mining games at a real table. It works without a network and without an account; everything stays on this device.")
                    wrapMode: Text.Wrap
                }
                Label {
                    Layout.fillWidth: true
                    text: qsTr("Free software under the GNU General Public License, version 3 or later.")
                    color: Theme.quietInk
                    wrapMode: Text.Wrap
                }
            }
            Section {
                Layout.fillWidth: true
                title: qsTr("When something is wrong")

                Label {
                    Layout.fillWidth: true
                    text: qsTr("This file tells somebody who helps you which versions and which screen you have, and whether the history is sound.")
                    wrapMode: Text.Wrap
                }
                Button {
                    text: qsTr("Save a diagnostics file")
                    icon.name: "save"
                    enabled: !root.diagnostics.busy
                    onClicked: root.diagnostics.save()
                }
                Banner {
                    Layout.fillWidth: true
                    visible: root.diagnostics.outcome !== ""
                    text: root.diagnostics.outcome
                    tone: root.diagnostics.failed ? "wrong" : "good"
                }
            }
            Section {
                Layout.fillWidth: true
                title: qsTr("Made with")

                Repeater {
                    model: [
                        { name: "Qt", licence: "LGPL-3.0" },
                        { name: "Qt Virtual Keyboard", licence: "GPL-3.0" },
                        { name: "GStreamer", licence: "LGPL-2.1-or-later" },
                        { name: "OpenCV", licence: "Apache-2.0" },
                        { name: "espeak-ng", licence: "GPL-3.0-or-later" },
                        { name: "SQLite", licence: qsTr("Public domain") },
                        { name: "SQLiteCpp", licence: "MIT" },
                        { name: "nlohmann-json", licence: "MIT" },
                        { name: "CLI11", licence: "BSD-3-Clause" },
                        { name: "utf8proc", licence: "MIT" },
                        { name: "libuuid", licence: "BSD-3-Clause" },
                        { name: "libqrencode", licence: "LGPL-2.1-or-later" },
                        { name: "Inter", licence: "OFL-1.1" },
                        { name: "Roboto Slab", licence: "Apache-2.0" }
                    ]

                    RowLayout {
                        id: part

                        required property var modelData

                        Layout.fillWidth: true

                        Label {
                            Layout.fillWidth: true
                            text: part.modelData.name
                        }
                        Label {
                            text: part.modelData.licence
                            color: Theme.quietInk
                        }
                    }
                }
            }
        }
    }
}
